import type { AnswerForm, RawInput } from '@mashq/curriculum/model';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preloadAnswer } from '../answer-input/registry.ts';
import { RawAnswer } from './index.ts';

const shown = (form: AnswerForm, raw: RawInput) => render(<RawAnswer form={form} raw={raw} />).container;

describe('RawAnswer', () => {
  it('shows typed text in the digits, marks and spaces it was typed in, and an empty box as an empty box', () => {
    const form: AnswerForm = { kind: 'integer', blanks: [{ label: 'خارج‌قسمت' }, { unit: 'تومان' }] };
    shown(form, { kind: 'integer', values: ['٠۱2 ', ''] });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['خارج‌قسمت٠۱2 ', 'تومان']);
  });

  it('shows the parts of fractions, mixed numbers and times', () => {
    expect(shown({ kind: 'fraction' }, { kind: 'fraction', numerator: '3', denominator: '۴' }).textContent).toBe('3۴');
    expect(shown({ kind: 'mixed' }, { kind: 'mixed', whole: '۱', numerator: '۲', denominator: '۳' }).textContent).toBe(
      '۱۲۳',
    );
    expect(
      shown({ kind: 'clock', format: 'time12', seconds: true }, { kind: 'clock', hour: '4', minute: '۵', second: '' })
        .textContent,
    ).toBe('4:۵:');
  });

  it('shows the picked option, and cards in the order they were put', () => {
    const option = { id: 'a', content: [{ t: 'text', text: 'دایره' }] } as const;
    const choice: AnswerForm = { kind: 'choice', layout: 'list', options: [option] };
    expect(shown(choice, { kind: 'choice', option: 'a' }).textContent).toBe('دایره');
    expect(shown(choice, { kind: 'choice', option: null }).textContent).toBe('');
    const item = (id: string) => ({ id, math: { t: 'words', text: id } }) as const;
    const order: AnswerForm = { kind: 'order', ends: ['کم', 'زیاد'], items: [item('الف'), item('ب')] };
    expect(shown(order, { kind: 'order', items: ['ب', 'الف'] }).textContent).toMatch(/^کم.*ب.*الف.*زیاد$/);
  });

  it('shows the marked place on the number line, and drawn answers in their own read-only input', async () => {
    const line = { from: 0, to: 4, divisions: 1 };
    shown({ kind: 'number-line', line }, { kind: 'number-line', tick: 1 });
    expect(await screen.findByRole('img', { name: /روی محور/ })).toBeInTheDocument();
    await preloadAnswer('angle');
    shown({ kind: 'angle', zero: 'right' }, { kind: 'angle', degrees: 40 });
    expect((await screen.findByRole('slider')).getAttribute('aria-readonly')).toBe('true');
  });

  it('shows nothing for an answer of another kind', () => {
    expect(shown({ kind: 'fraction' }, { kind: 'integer', values: ['۱'] }).innerHTML).toBe('');
  });
});
