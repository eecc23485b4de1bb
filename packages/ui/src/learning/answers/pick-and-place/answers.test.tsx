import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../../testing/index.ts';
import { liveFrom } from '../../../testing/live.tsx';
import { CategorizeAnswer } from '../categorize-answer/index.ts';
import { MatchAnswer } from '../match-answer/index.ts';
import { OrderAnswer } from '../order-answer/index.ts';

const number = (value: string) => ({ id: value, math: { t: 'number', value } }) as const;
const card = (id: string, text: string) => ({ id, content: [{ t: 'text', text }] }) as const;

interface Probe {
  onChange: (value: unknown) => void;
  onSubmit?: () => void;
}

const Order = liveFrom(OrderAnswer, {
  form: { kind: 'order', ends: ['کم', 'زیاد'], items: ['7', '2', '9'].map(number) },
  value: { kind: 'order', items: ['7', '2', '9'] },
});

const Match = liveFrom(MatchAnswer, {
  form: {
    kind: 'match',
    first: [card('a', 'هفت'), card('b', 'لوزی')],
    second: [card('u', 'سه ضلع'), card('v', 'چهار ضلع')],
  },
  value: { kind: 'match', pairs: [] },
});

const Categorize = liveFrom(CategorizeAnswer, {
  form: {
    kind: 'categorize',
    items: [card('7', 'هفت'), card('12', 'دوازده')],
    bins: [
      { id: 'even', label: 'زوج' },
      { id: 'odd', label: 'فرد' },
    ],
  },
  value: { kind: 'categorize', placed: [] },
});

/** Keys that move the picked card to another place, after Space has picked it up. */
const ANSWERS: readonly (readonly [string, (probe: Probe) => ReactElement, string])[] = [
  ['OrderAnswer', Order, '{ArrowRight}'],
  ['MatchAnswer', Match, '{ArrowLeft}'],
  ['CategorizeAnswer', Categorize, '{ArrowDown}'],
];

const first = () => screen.getByRole('button', { name: /^هفت، / });
const said = () => screen.getByRole('status').textContent ?? '';
const isHeld = () => first().getAttribute('aria-pressed') === 'true';

describe.each(ANSWERS)('%s picks up and puts down as all answers do', (_, Answer, toPlace) => {
  it('Space picks up, the arrows choose, Enter puts down; each step is said', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />);
    await user.tab();
    expect(document.activeElement).toBe(first());
    await user.keyboard(' ');
    expect([isHeld(), said()]).toEqual([true, expect.stringMatching(/^هفت (برداشته|انتخاب) شد/)]);
    await user.keyboard(`${toPlace}{Enter}`);
    expect([isHeld(), said()]).toEqual([false, expect.stringMatching(/گذاشته شد|جفت شد/)]);
    expect(onChange).toHaveBeenCalled();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('Escape gives the card back, and reaches nothing around, such as a dialog', async () => {
    const [onChange, onEscape] = [vi.fn(), vi.fn()];
    const { user } = renderPersian(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
      <div onKeyDown={(event) => event.key === 'Escape' && onEscape()}>{<Answer onChange={onChange} />}</div>,
    );
    await user.tab();
    await user.keyboard(` ${toPlace}{Escape}`);
    expect([isHeld(), onEscape.mock.calls.length]).toEqual([false, 0]);
    expect(said()).toMatch(/برگشت|ماند|انتخاب نیست/);
    const changes = onChange.mock.calls;
    // Whatever went along with the arrows is as it was.
    if (changes.length > 0) expect(changes.at(-1)?.[0]).toEqual({ kind: 'order', items: ['7', '2', '9'] });
    await user.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledOnce();
  });

  it('a second press of the same card puts it down where it is', async () => {
    const { user } = renderPersian(<Answer onChange={vi.fn()} />);
    await user.click(first());
    expect(isHeld()).toBe(true);
    await user.click(first());
    expect(isHeld()).toBe(false);
  });

  it('Enter that is held down does nothing more, and Ctrl+Enter submits', async () => {
    const [onChange, onSubmit] = [vi.fn(), vi.fn()];
    const { user } = renderPersian(<Answer onChange={onChange} onSubmit={onSubmit} />);
    await user.tab();
    expect(fireEvent.keyDown(first(), { key: 'Enter', repeat: true })).toBe(false);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect([onSubmit.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 0]);
  });

  it('a finger that the browser takes away carries nothing, and its click picks up nothing', () => {
    const onChange = vi.fn();
    renderPersian(<Answer onChange={onChange} />);
    const face = first();
    face.setPointerCapture = () => {};
    const finger = { button: 0, isPrimary: true, pointerId: 1, pointerType: 'touch' };
    fireEvent.pointerDown(face, { ...finger, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(face, { ...finger, clientX: 90, clientY: 90 });
    fireEvent.pointerCancel(face, finger);
    fireEvent.pointerUp(face, { ...finger, clientX: 90, clientY: 90 });
    fireEvent.click(face);
    expect([onChange.mock.calls.length, isHeld()]).toEqual([0, false]);
  });
});
