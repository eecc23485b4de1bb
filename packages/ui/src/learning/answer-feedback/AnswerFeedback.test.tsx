import type { Inline } from '@mashq/curriculum/model';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { AnswerFeedback, type AnswerFeedbackVerdict } from './index.ts';

const message: readonly Inline[] = [
  { t: 'text', text: 'آیا ' },
  {
    t: 'math',
    math: { t: 'fraction', numerator: { t: 'number', value: '2' }, denominator: { t: 'number', value: '5' } },
  },
  { t: 'text', text: ' از ۱ بزرگ‌تر است؟' },
];

describe('AnswerFeedback', () => {
  it.each<[AnswerFeedbackVerdict, string]>([
    ['right', 'درست است!'],
    ['wrong', 'هنوز نه'],
    ['partial', 'بخشی از آن درست است'],
    ['invalid', 'باید درستش کنی'],
    ['stored', 'پاسخت ثبت شد'],
  ])('tells %s by word and mark, not by colour alone', async (verdict, word) => {
    const { container } = renderPersian(<AnswerFeedback verdict={verdict} message={message} />);
    expect(screen.getByText(word)).toBeDefined();
    expect(container.querySelectorAll(`[data-verdict=${verdict}] svg[aria-hidden=true]`)).toHaveLength(1);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is announced from a region that is on the page before the first answer', () => {
    const { rerender } = renderPersian(<AnswerFeedback verdict={null} />);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    rerender(<AnswerFeedback verdict="wrong" message={message} answer={1} />);
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toContain('هنوز نه');
    expect(region.textContent).toContain('دو پنجم');
  });

  it('says the same words again for the next answer', () => {
    const { rerender } = renderPersian(<AnswerFeedback verdict="wrong" answer={1} />);
    const first = screen.getByText('هنوز نه');
    rerender(<AnswerFeedback verdict="wrong" answer={1} />);
    expect(screen.getByText('هنوز نه')).toBe(first);
    rerender(<AnswerFeedback verdict="wrong" answer={2} />);
    expect(screen.getByText('هنوز نه')).not.toBe(first);
  });

  it('says how many parts are right, in the reader’s digits', () => {
    renderPersian(<AnswerFeedback verdict="partial" rightParts={{ right: 2, outOf: 3 }} />, { digits: 'latn' });
    expect(screen.getByText('2 تا از 3 تا درست است.')).toBeDefined();
  });

  it('says of an unreadable answer that nothing was lost, and of no other', () => {
    const { rerender } = renderPersian(<AnswerFeedback verdict="invalid" />);
    expect(screen.getByText('این بار حساب نشد.')).toBeDefined();
    rerender(<AnswerFeedback verdict="wrong" />);
    expect(screen.queryByText('این بار حساب نشد.')).toBeNull();
  });

  it('bounces a right answer only, and not when told not to', () => {
    const mark = (container: Element) => container.querySelector('svg')?.parentElement?.className.split(' ').length;
    const right = mark(renderPersian(<AnswerFeedback verdict="right" />).container) ?? 0;
    const wrong = mark(renderPersian(<AnswerFeedback verdict="wrong" />).container);
    const still = mark(renderPersian(<AnswerFeedback verdict="right" celebrates={false} />).container);
    expect(wrong).toBe(right - 1);
    expect(still).toBe(right - 1);
  });

  it('takes other words, and keeps what follows out of the announcement', () => {
    renderPersian(
      <AnswerFeedback verdict="right" messages={{ right: 'عالی!' }}>
        <button type="button">سؤال بعدی</button>
      </AnswerFeedback>,
    );
    expect(screen.getByRole('status').textContent).toBe('عالی!');
    expect(screen.getByRole('status').contains(screen.getByRole('button'))).toBe(false);
  });
});

it('has the mascot with a right answer alone, unseen by screen readers', () => {
  const { rerender } = renderPersian(<AnswerFeedback verdict="right" mascot={<img alt="دفترک" />} />);
  expect(document.querySelector('img')).not.toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<AnswerFeedback verdict="wrong" mascot={<img alt="دفترک" />} />);
  expect(document.querySelector('img')).toBeNull();
});
