import { emptyInput } from '@mashq/curriculum/answers';
import type { AnswerForm } from '@mashq/curriculum/model';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../../testing/index.ts';
import { AnswerInput } from './AnswerInput.tsx';
import { preloadAnswer } from './registry.ts';

const math = { t: 'number', value: '3' } as const;

const CASES: readonly (readonly [AnswerForm, string, string | RegExp])[] = [
  [{ kind: 'integer', blanks: [{ label: 'خارج‌قسمت' }] }, 'textbox', 'خارج‌قسمت'],
  [{ kind: 'decimal', blanks: [{}] }, 'textbox', 'پاسخ'],
  [{ kind: 'fraction' }, 'textbox', 'صورت کسر'],
  [{ kind: 'mixed' }, 'textbox', 'عدد صحیح'],
  [{ kind: 'choice', layout: 'tiles', options: [{ id: 'a', content: [{ t: 'math', math }] }] }, 'radio', 'سه'],
  [{ kind: 'order', ends: ['کم', 'زیاد'], items: [{ id: 'a', math }] }, 'button', 'سه، جای ۱ از ۱'],
  [{ kind: 'number-line', line: { from: 0, to: 2, divisions: 2 } }, 'slider', 'نشانگر محور'],
  [
    {
      kind: 'match',
      first: [{ id: 'a', content: [{ t: 'math', math }] }],
      second: [{ id: 'u', content: [{ t: 'text', text: 'سه تا' }] }],
    },
    'button',
    /^سه، هنوز جفت ندارد/,
  ],
  [{ kind: 'cells', rows: 2, columns: 2, fixed: [] }, 'button', 'سطر ۱، ستون ۱'],
  [
    { kind: 'points', width: 2, height: 2, background: 'dots', shapes: [], description: 'صفحه', count: 1 },
    'button',
    '۱ خانه از چپ، ۱ خانه از پایین',
  ],
  [{ kind: 'sectors', shape: 'circle', parts: 3, palette: [{ tone: 'accent' }] }, 'button', 'قسمت ۱ از ۳'],
  [{ kind: 'levels', style: 'bars', columns: [{ label: 'مهر' }], from: 0, to: 4, step: 1 }, 'slider', 'مهر'],
  [{ kind: 'angle', zero: 'right' }, 'slider', 'ضلع زاویه'],
  [{ kind: 'clock', format: 'time12' }, 'textbox', 'ساعت'],
];

describe('AnswerInput', () => {
  it.each(CASES)('shows the input of %o, focused when it is new', async (form, role, name) => {
    await preloadAnswer(form.kind);
    renderPersian(<AnswerInput form={form} value={emptyInput(form)} onChange={() => {}} focusOnMount />);
    const control = await screen.findByRole(role, { name });
    expect(document.activeElement).toBe(control);
  });

  it('takes a value of another kind for nothing typed, and answers in the kind of the form', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(
      <AnswerInput form={{ kind: 'fraction' }} value={{ kind: 'integer', values: ['۱۲'] }} onChange={onChange} />,
    );
    expect(screen.getByRole('textbox', { name: 'صورت کسر' })).toHaveValue('');
    await user.type(screen.getByRole('textbox', { name: 'صورت کسر' }), '۵');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'fraction', numerator: '۵', denominator: '' });
  });
});
