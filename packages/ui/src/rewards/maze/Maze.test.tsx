import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { faMaze, type MazeSide } from '../../i18n/fa/rewards.ts';
import { axeFindings, DIRECTIONS, renderPersian } from '../../testing/index.ts';
import { gatesOf, makeMaze, openSides, SIDE_NAMES, wayOut } from './grid.ts';
import { Maze, type MazePlace } from './index.ts';

const SEED = 'باغ';
const maze = makeMaze({ columns: 6, rows: 6, seed: SEED });
const way = wayOut(maze, maze.start);
const KEYS: Record<MazeSide, string> = {
  up: '{ArrowUp}',
  right: '{ArrowRight}',
  down: '{ArrowDown}',
  left: '{ArrowLeft}',
};
const garden = () => screen.getByRole('application', { name: 'باغ پیچ‌درپیچ' });
const said = () => screen.getByRole('status').textContent;
const steps = (container: Element) => container.querySelector('strong')?.textContent;
const blocked = SIDE_NAMES.find((side) => !openSides(maze, maze.start).includes(side)) ?? 'up';
const [first = 'down'] = way;

describe('Maze', () => {
  it.each(DIRECTIONS)('is walked to the flag by arrows of the screen, in $dir', async ({ dir }) => {
    const onSolved = vi.fn();
    const { user } = renderPersian(<Maze seed={SEED} level="easy" onSolved={onSolved} />, { dir });
    garden().focus();
    await user.keyboard(way.map((side) => KEYS[side]).join(''));
    expect(onSolved).toHaveBeenCalledExactlyOnceWith({ steps: way.length, hints: 0 });
    expect(said()).toContain('رسیدی!');
  });

  it('says which ways are open at each step, and when there is a hedge', async () => {
    const { container, user } = renderPersian(<Maze seed={SEED} level="easy" />);
    expect(garden()).toHaveAccessibleDescription(/می‌توانی به .* بروی/);
    garden().focus();
    await user.keyboard(KEYS[blocked]);
    expect(said()).toContain(`به ${faMaze.sides[blocked]} راه نیست.`);
    expect(steps(container)).toBe('۰');
    await user.keyboard(KEYS[first]);
    expect(said()).toMatch(/^می‌توانی به .* بروی\.$/);
    expect(steps(container)).toBe('۱');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('names the open sides of the garden it drew', () => {
    renderPersian(<Maze seed={SEED} level="easy" />);
    const open = openSides(maze, maze.start).map((side) => faMaze.sides[side]);
    expect(garden()).toHaveAccessibleDescription(new RegExp(`می‌توانی به ${open.join(' و ')} بروی`));
  });

  it('begins again with Home and by its button', async () => {
    const { container, user } = renderPersian(<Maze seed={SEED} level="easy" />);
    garden().focus();
    await user.keyboard(`${KEYS[first]}{Home}`);
    expect(steps(container)).toBe('۰');
    expect(said()).toContain('اول راهی.');
    await user.keyboard(KEYS[first]);
    await user.click(screen.getByRole('button', { name: 'از اول' }));
    expect(steps(container)).toBe('۰');
  });

  it('shows and says the next steps of the way, and counts that it did', async () => {
    const onSolved = vi.fn();
    const { user } = renderPersian(<Maze seed={SEED} level="easy" onSolved={onSolved} />);
    await user.click(screen.getByRole('button', { name: 'راه را نشان بده' }));
    const words = way.slice(0, 4).map((side) => faMaze.sides[side]);
    expect(said()).toBe(`راه از این طرف است: ${words.join('، بعد ')}.`);
    for (const side of way) {
      await user.click(screen.getByRole('button', { name: `برو به ${faMaze.sides[side]}` }));
    }
    expect(onSolved).toHaveBeenCalledExactlyOnceWith({ steps: way.length, hints: 1 });
  });

  it('is held by a closed gate, says so, and goes on from it once it is open', async () => {
    const onGate = vi.fn();
    const onSolved = vi.fn();
    const [gate] = gatesOf(maze, 1);
    if (gate === undefined) throw new Error('a way without a gate');
    const before = way.length - wayOut(maze, gate.cell).length;
    const typed = (sides: readonly MazeSide[]) => sides.map((side) => KEYS[side]).join('');
    const view = (open: number) => (
      <Maze seed={SEED} level="easy" gates={{ total: 1, open }} onGate={onGate} onSolved={onSolved} />
    );
    const { container, rerender, user } = renderPersian(view(0));
    expect(screen.getByText('۰ دروازه از ۱ باز است.')).toBeTruthy();
    garden().focus();
    await user.keyboard(typed(way.slice(0, before + 1)));
    expect(onGate).toHaveBeenCalled();
    expect(onSolved).not.toHaveBeenCalled();
    rerender(view(1));
    expect(steps(container)).toBe(before.toLocaleString('fa-IR'));
    garden().focus();
    await user.keyboard(typed(way.slice(before)));
    expect(onSolved).toHaveBeenCalledExactlyOnceWith({ steps: way.length, hints: 0 });
  });

  it('goes on where it was left, and is still solved where the flag was reached', async () => {
    const onWalk = vi.fn<(place: MazePlace) => void>();
    const onSolved = vi.fn();
    const { user, unmount } = renderPersian(<Maze seed={SEED} level="easy" onWalk={onWalk} />);
    garden().focus();
    await user.keyboard(
      way
        .slice(0, 3)
        .map((side) => KEYS[side])
        .join(''),
    );
    const left = onWalk.mock.lastCall?.[0];
    unmount();
    const again = renderPersian(<Maze seed={SEED} level="easy" from={left} onWalk={onWalk} onSolved={onSolved} />);
    expect(steps(again.container)).toBe('۳');
    garden().focus();
    await again.user.keyboard(
      way
        .slice(3)
        .map((side) => KEYS[side])
        .join(''),
    );
    expect(onSolved).toHaveBeenCalledExactlyOnceWith({ steps: way.length, hints: 0 });
    again.unmount();
    const third = renderPersian(<Maze seed={SEED} level="easy" from={onWalk.mock.lastCall?.[0]} />);
    expect(said()).toContain('رسیدی!');
    expect(steps(third.container)).toBe(way.length.toLocaleString('fa-IR'));
  });

  it('begins at the start where there is no such place', () => {
    const { container } = renderPersian(<Maze seed={SEED} level="easy" from={{ at: 999, steps: 7, hints: 0 }} />);
    expect(steps(container)).toBe('۰');
  });

  it('says at the gate what opens it', async () => {
    const [gate] = gatesOf(maze, 3);
    if (gate === undefined) throw new Error('a way without a gate');
    const { user } = renderPersian(<Maze seed={SEED} level="easy" gates={{ total: 3, open: 0 }} />);
    garden().focus();
    const before = way.length - wayOut(maze, gate.cell).length;
    await user.keyboard(
      way
        .slice(0, before + 1)
        .map((side) => KEYS[side])
        .join(''),
    );
    expect(said()).toBe('دروازه بسته است. با یک جواب درست باز می‌شود.');
  });

  it('goes no further than the flag', async () => {
    const onSolved = vi.fn();
    const { container, user } = renderPersian(<Maze seed={SEED} level="easy" onSolved={onSolved} />);
    garden().focus();
    await user.keyboard(way.map((side) => KEYS[side]).join(''));
    await user.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}{ArrowLeft}');
    expect(onSolved).toHaveBeenCalledOnce();
    expect(steps(container)).toBe(way.length.toLocaleString('fa-IR'));
  });

  it('follows a finger drawn over it, and nothing once the finger is up', () => {
    const { container } = renderPersian(<Maze seed={SEED} level="easy" />);
    const plot = garden();
    plot.getBoundingClientRect = () => new DOMRect(0, 0, 300, 300);
    const moves = { up: [0, -40], right: [40, 0], down: [0, 40], left: [-40, 0] } as const;
    const [dx, dy] = moves[first];
    fireEvent.pointerDown(plot, { pointerId: 1, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(plot, { pointerId: 1, clientX: 100 + dx / 4, clientY: 100 + dy / 4 });
    expect(steps(container)).toBe('۰');
    fireEvent.pointerMove(plot, { pointerId: 1, clientX: 100 + dx, clientY: 100 + dy });
    expect(steps(container)).toBe('۱');
    fireEvent.pointerUp(plot, { pointerId: 1 });
    fireEvent.pointerMove(plot, { pointerId: 1, clientX: 100, clientY: 100 });
    expect(steps(container)).toBe('۱');
  });

  it('lets another seed begin another garden', async () => {
    const { container, rerender, user } = renderPersian(<Maze seed={SEED} level="easy" />);
    garden().focus();
    await user.keyboard(KEYS[first]);
    rerender(<Maze seed="باغی دیگر" level="easy" />);
    expect(steps(container)).toBe('۰');
  });
});
