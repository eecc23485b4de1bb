import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { PracticeProgress, type PracticeState } from './index.ts';

const ALL: readonly PracticeState[] = [
  'right',
  'corrected',
  'hint',
  'wrong',
  'revealed',
  'answered',
  'waiting',
  'open',
];

describe('PracticeProgress', () => {
  it('says of every question what came of it', async () => {
    const { container } = renderPersian(<PracticeProgress states={ALL} />);
    const list = screen.getByRole('list', { name: '۷ سؤال از ۸ سؤال انجام شده' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'سؤال ۱: درست',
      'سؤال ۲: با تصحیح درست شد',
      'سؤال ۳: با راهنمایی درست شد',
      'سؤال ۴: هنوز نه',
      'سؤال ۵: راه‌حل دیده شد',
      'سؤال ۶: ثبت شد',
      'سؤال ۷: در صف فرستادن',
      'سؤال ۸: مانده',
    ]);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('has a mark of its own for every state, so that color is not needed', () => {
    const { container } = renderPersian(<PracticeProgress states={ALL} />);
    const marks = [...container.querySelectorAll('li')].map((item) => item.querySelector('svg')?.innerHTML ?? '');
    expect(new Set(marks).size).toBe(ALL.length);
  });

  it('points at the question in hand', () => {
    renderPersian(<PracticeProgress states={['right', 'open', 'skipped']} current={1} />);
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(items[1]?.textContent).toBe('سؤال ۲: مانده، همین سؤال');
  });

  it('numbers its questions, to be seen and not heard twice', async () => {
    const { container } = renderPersian(<PracticeProgress states={['right', 'wrong', 'open']} isNumbered />);
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.querySelector('[aria-hidden]')?.textContent)).toEqual(['۱', '۲', '۳']);
    expect(items.map((item) => item.querySelectorAll('svg').length)).toEqual([1, 1, 0]);
    expect(await axeFindings(container)).toEqual([]);
  });
});
