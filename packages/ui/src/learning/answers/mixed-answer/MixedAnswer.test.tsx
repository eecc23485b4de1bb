import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MashqProvider } from '../../../i18n/MashqProvider.tsx';
import { liveFrom } from '../../../testing/live.tsx';
import { MixedAnswer, type MixedAnswerProps } from './index.ts';

const EMPTY = { kind: 'mixed', whole: '', numerator: '', denominator: '' } as const;

const Answer = liveFrom(MixedAnswer, { value: EMPTY });

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const whole = () => box('عدد صحیح');
const above = () => box('صورت کسر');
const below = () => box('مخرج کسر');

describe.each(['rtl', 'ltr'] as const)('MixedAnswer in %s', (dir) => {
  const show = (props: Partial<MixedAnswerProps> = {}) =>
    render(
      <MashqProvider dir={dir}>
        <Answer {...props} />
      </MashqProvider>,
    );

  it('has the whole part first, on the left of a left-to-right island', () => {
    show();
    const [first] = screen.getAllByRole('textbox');
    expect(first).toBe(whole());
    expect(whole().parentElement?.getAttribute('dir')).toBe('ltr');
  });

  it('goes right from the whole part and left back to it, whatever the page does', async () => {
    show();
    await userEvent.type(whole(), '۲{ArrowRight}۱{ArrowDown}۳');
    expect([whole().value, above().value, below().value]).toEqual(['۲', '۱', '۳']);
    await userEvent.keyboard('{ArrowLeft}');
    below().setSelectionRange(0, 0);
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(whole());
  });
});

describe('MixedAnswer', () => {
  it('goes to the fraction at a space and below at a slash, keeping the digits as typed', async () => {
    const onChange = vi.fn();
    render(<Answer onChange={onChange} />);
    await userEvent.type(whole(), '٢ 3/۴');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'mixed', whole: '٢', numerator: '3', denominator: '۴' });
    expect(document.activeElement).toBe(below());
  });

  it('fills all three boxes from a pasted mixed number', async () => {
    render(<Answer />);
    whole().focus();
    await userEvent.paste('۱ ۳/۱۰');
    expect([whole().value, above().value, below().value]).toEqual(['۱', '۳', '۱۰']);
  });

  it('passes Enter through the empty boxes and submits after the last', async () => {
    const onSubmit = vi.fn();
    render(<Answer onSubmit={onSubmit} />);
    await userEvent.type(whole(), '۱{Enter}');
    await userEvent.keyboard('۲{Enter}۳{Enter}');
    expect([whole().value, above().value, below().value]).toEqual(['۱', '۲', '۳']);
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
