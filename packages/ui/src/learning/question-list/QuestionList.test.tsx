import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../testing/index.ts';
import { type ListedQuestion, QuestionList, type QuestionListState } from './index.ts';

const list = (...states: QuestionListState[]): readonly ListedQuestion[] =>
  states.map((state, index) => ({ id: `q${index + 1}`, state }));

const running = list('answered', 'skipped', 'open', 'open');
const marked = list('right', 'wrong', 'partial', 'open', 'skipped', 'right');
const question = (name: string) => screen.getByRole('button', { name });
const names = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('button span:not([aria-hidden])')?.textContent);

describe('QuestionList', () => {
  it('says of every question what came of it, which is open and which is marked to come back to', async () => {
    const { container } = renderPersian(
      <QuestionList
        questions={running.map((one) => ({ ...one, isFlagged: one.id === 'q2' }))}
        current="q3"
        onJump={() => {}}
      />,
    );
    expect(names()).toEqual([
      'سؤال ۱، پاسخ داده شده',
      'سؤال ۲، برای بعد گذاشته شده، نشان‌شده',
      'سؤال ۳، بی‌پاسخ',
      'سؤال ۴، بی‌پاسخ',
    ]);
    expect(screen.getByRole('list', { name: 'سؤال‌ها' })).toBeDefined();
    expect(question('سؤال ۳، بی‌پاسخ')).toHaveAttribute('aria-current', 'step');
    expect(await axeFindings(container)).toEqual([]);
  });

  it.each(DIRECTIONS)('walks in reading order from the open question and jumps, in $dir', async (keys) => {
    const onJump = vi.fn();
    const { user } = renderPersian(<QuestionList questions={marked} current="q3" onJump={onJump} />, { dir: keys.dir });
    await user.tab();
    expect(document.activeElement).toBe(question('سؤال ۳، بخشی درست'));
    await user.keyboard(keys.next);
    expect(document.activeElement).toBe(question('سؤال ۴، بی‌پاسخ'));
    await user.keyboard(`${keys.previous}${keys.previous}{Enter}`);
    expect(onJump).toHaveBeenLastCalledWith('q2');
    await user.keyboard('{End} ');
    expect(onJump).toHaveBeenLastCalledWith('q6');
    await user.keyboard(`${keys.next}{Home}${keys.previous}`);
    expect(document.activeElement).toBe(question('سؤال ۱، درست'));
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    await user.tab();
    expect(document.activeElement).toBe(question('سؤال ۳، بخشی درست'));
  });

  it('goes to the row above and below, to what is nearest', async () => {
    const { user } = renderPersian(<QuestionList questions={marked} onJump={() => {}} />);
    for (const [index, button] of screen.getAllByRole('button').entries()) {
      const box = new DOMRect(200 - (index % 3) * 60, Math.floor(index / 3) * 60, 50, 50);
      vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(box);
    }
    question('سؤال ۲، هنوز نه').focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(question('سؤال ۵، برای بعد گذاشته شده'));
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(question('سؤال ۲، هنوز نه'));
  });

  it('jumps by a click', async () => {
    const onJump = vi.fn();
    const { user } = renderPersian(<QuestionList questions={running} onJump={onJump} />);
    await user.click(question('سؤال ۴، بی‌پاسخ'));
    expect(onJump).toHaveBeenCalledExactlyOnceWith('q4');
  });

  it('is narrowed to a group, which keeps the numbers of the quiz and is announced', async () => {
    const { user, container } = renderPersian(<QuestionList questions={marked} onJump={() => {}} hasFilter />);
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    await user.click(screen.getByRole('radio', { name: 'هنوز نه ۲' }));
    expect(names()).toEqual(['سؤال ۲، هنوز نه', 'سؤال ۳، بخشی درست']);
    expect(screen.getByRole('status').textContent).toBe('۲ سؤال نشان داده شده.');
    await user.click(screen.getByRole('radio', { name: 'بی‌پاسخ ۲' }));
    expect(names()).toEqual(['سؤال ۴، بی‌پاسخ', 'سؤال ۵، برای بعد گذاشته شده']);
    await user.click(screen.getByRole('radio', { name: 'همه ۶' }));
    expect(names()).toHaveLength(6);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('shows all again when the chosen group has no question left', async () => {
    const { user, rerender } = renderPersian(<QuestionList questions={marked} onJump={() => {}} hasFilter />);
    await user.click(screen.getByRole('radio', { name: 'هنوز نه ۲' }));
    rerender(<QuestionList questions={list('right', 'right', 'open')} onJump={() => {}} hasFilter />);
    expect(names()).toHaveLength(3);
  });

  it('offers no filter where there is but one group', () => {
    renderPersian(<QuestionList questions={list('open', 'skipped')} onJump={() => {}} hasFilter />);
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
