import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { liveFrom } from '../../../testing/live.tsx';
import { DecimalAnswer } from './index.ts';

const form = { kind: 'decimal', blanks: [{ unit: 'متر' }] } as const;

const Answer = liveFrom(DecimalAnswer, { form, value: { kind: 'decimal', values: [''] } });

describe('DecimalAnswer', () => {
  it.each([
    ['۱۲٫۵', '۱۲٫۵'],
    ['12.5', '۱۲٫۵'],
    ['١٢/٥', '۱۲٫۵'],
    ['12،5', '۱۲،۵'],
    ['1,234.5', '۱,۲۳۴٫۵'],
    ['.5', '٫۵'],
  ])('shows «%s» as «%s» and hands it on as typed', async (typed, shown) => {
    const onChange = vi.fn();
    render(<Answer onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox'), typed);
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'decimal', values: [typed] });
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(shown);
  });

  it('asks the device for a keyboard with a decimal mark and says the unit', () => {
    render(<Answer />);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'پاسخ متر' }).inputMode).toBe('decimal');
  });
});
