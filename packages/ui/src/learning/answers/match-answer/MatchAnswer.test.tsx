import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../../testing/index.ts';
import { liveFrom } from '../../../testing/live.tsx';
import type { FormOf } from '../answer-props.ts';
import { MatchAnswer } from './index.ts';

const card = (id: string, text: string) => ({ id, content: [{ t: 'text', text }] }) as const;

const form: FormOf<'match'> = {
  kind: 'match',
  first: [card('a', 'مربع'), card('b', 'لوزی'), card('c', 'مثلث')],
  second: [card('u', 'سه ضلع'), card('v', 'چهار گوشهٔ راست'), card('w', 'چهار ضلع مساوی')],
};

const Answer = liveFrom(MatchAnswer, { form, value: { kind: 'match', pairs: [] } });

const of = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}، `) });
const said = () => screen.getByRole('status').textContent;
const lines = () => document.querySelectorAll('svg line').length;

describe.each(DIRECTIONS)('MatchAnswer in $dir', ({ dir, next, previous }) => {
  it('joins a card and its partner by keys, walks to the other column where it stands, and says each step', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />, { dir });
    await user.tab();
    expect(document.activeElement).toBe(of('مربع'));
    await user.keyboard(' ');
    expect(said()).toBe('مربع انتخاب شد؛ حالا جفتش را انتخاب کن.');
    expect(of('مربع')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard(`${previous}`);
    expect(document.activeElement).toBe(of('مربع'));
    await user.keyboard(`${next}{ArrowDown}{Enter}`);
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'match', pairs: [['a', 'v']] });
    expect(said()).toBe('مربع با چهار گوشهٔ راست جفت شد. ۲ جفت مانده است.');
    expect(of('مربع')).toHaveAccessibleName('مربع، جفت: چهار گوشهٔ راست');
    expect(of('لوزی')).toHaveAccessibleName('لوزی، هنوز جفت ندارد');
    expect(lines()).toBe(1);
  });
});

describe('MatchAnswer', () => {
  it('is tapped, in either order, and a new partner takes the place of the old one', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />);
    await user.click(of('سه ضلع'));
    await user.click(of('مثلث'));
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'match', pairs: [['c', 'u']] });
    await user.click(of('لوزی'));
    await user.click(of('سه ضلع'));
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'match', pairs: [['b', 'u']] });
    expect(of('مثلث')).toHaveAccessibleName('مثلث، هنوز جفت ندارد');
  });

  it('lets a card go when it is chosen twice, by Escape, or for another one of its column', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />);
    await user.click(of('مربع'));
    await user.click(of('مربع'));
    expect(of('مربع')).toHaveAttribute('aria-pressed', 'false');
    await user.click(of('مربع'));
    await user.keyboard('{Escape}');
    expect(said()).toBe('مربع دیگر انتخاب نیست.');
    await user.click(of('مربع'));
    await user.click(of('لوزی'));
    await user.click(of('چهار ضلع مساوی'));
    expect(onChange).toHaveBeenCalledOnce();
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'match', pairs: [['b', 'w']] });
  });

  it('parts a pair with Delete and all of them with its button', async () => {
    const onChange = vi.fn();
    const pairs = [
      ['a', 'v'],
      ['b', 'w'],
    ] as const;
    const { user } = renderPersian(<Answer onChange={onChange} value={{ kind: 'match', pairs }} />);
    of('چهار گوشهٔ راست').focus();
    await user.keyboard('{Delete}');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'match', pairs: [['b', 'w']] });
    expect(said()).toBe('چهار گوشهٔ راست از مربع جدا شد.');
    await user.click(screen.getByRole('button', { name: 'پاک کن' }));
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'match', pairs: [] });
    expect(lines()).toBe(0);
    expect(screen.getByRole('button', { name: 'پاک کن' })).toBeDisabled();
  });

  it('pulls a line to the card it is let go on, and nowhere else', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />);
    for (const [row, name] of ['سه ضلع', 'چهار گوشهٔ راست', 'چهار ضلع مساوی'].entries()) {
      vi.spyOn(of(name), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, row * 100, 90, 80));
    }
    const mouse = { button: 0, isPrimary: true, pointerId: 1, pointerType: 'mouse' };
    const pull = (name: string, x: number, y: number) => {
      fireEvent.pointerDown(of(name), { ...mouse, clientX: 300, clientY: 40 });
      fireEvent.pointerMove(of(name), { ...mouse, clientX: x, clientY: y });
      fireEvent.pointerUp(of(name), { ...mouse, clientX: x, clientY: y });
      fireEvent.click(of(name));
    };
    pull('مثلث', 45, 92);
    expect(onChange).not.toHaveBeenCalled();
    pull('مثلث', 45, 40);
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'match', pairs: [['c', 'u']] });
    expect(of('مثلث')).toHaveAttribute('aria-pressed', 'false');
    await user.click(of('مثلث'));
    expect(of('مثلث')).toHaveAttribute('aria-pressed', 'true');
  });

  it('submits on Ctrl+Enter, and while read-only on Enter alone without a change', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user, rerender } = renderPersian(<Answer onChange={onChange} onSubmit={onSubmit} focusOnMount />);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledOnce();
    rerender(<Answer onChange={onChange} onSubmit={onSubmit} isReadOnly />);
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    await user.click(of('مربع'));
    await user.click(of('سه ضلع'));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'پاک کن' })).toBeNull();
  });

  it('has no accessibility findings', async () => {
    const { container } = renderPersian(<Answer status="partial" value={{ kind: 'match', pairs: [['a', 'v']] }} />);
    expect(await axeFindings(container)).toEqual([]);
  });
});
