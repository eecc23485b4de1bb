import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { AnswerHandle, RawOf } from '../answer-props.ts';
import { IntegerAnswer, type IntegerAnswerProps } from './index.ts';

const division = { kind: 'integer', blanks: [{ label: 'خارج‌قسمت' }, { label: 'باقی‌مانده', unit: 'گرم' }] } as const;
const single = { kind: 'integer', blanks: [{}] } as const;

function Answer({ form = single, value: start, onChange, ...rest }: Partial<IntegerAnswerProps>) {
  const [value, setValue] = useState<RawOf<'integer'>>(start ?? { kind: 'integer', values: form.blanks.map(() => '') });
  return (
    <IntegerAnswer
      {...rest}
      form={form}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('IntegerAnswer', () => {
  it.each([
    ['۱۲۳۴', '۱۲۳۴'],
    ['12', '۱۲'],
    ['١٢٣٤', '۱۲۳۴'],
    ['1٢۳', '۱۲۳'],
    ['1/2', '۱/۲'],
    [' ۰۰۷ ', ' ۰۰۷ '],
    ['1,234', '۱,۲۳۴'],
  ])('shows «%s» as «%s» at once, typed or pasted, and hands it on as typed', async (typed, shown) => {
    const onChange = vi.fn();
    const { unmount } = render(<Answer onChange={onChange} />);
    await userEvent.type(box('پاسخ'), typed);
    expect(box('پاسخ').value).toBe(shown);
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'integer', values: [typed] });
    unmount();
    render(<Answer onChange={onChange} />);
    await userEvent.click(box('پاسخ'));
    await userEvent.paste(typed);
    expect(box('پاسخ').value).toBe(shown);
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'integer', values: [typed] });
  });

  it('keeps the caret and the signs around it while digits are typed in the middle', async () => {
    const onChange = vi.fn();
    render(<Answer onChange={onChange} value={{ kind: 'integer', values: ['1۲4'] }} />);
    expect(box('پاسخ').value).toBe('۱۲۴');
    await userEvent.type(box('پاسخ'), '3', { initialSelectionStart: 2 });
    expect(box('پاسخ').value).toBe('۱۲۳۴');
    expect(box('پاسخ').selectionStart).toBe(3);
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'integer', values: ['1۲34'] });
    await userEvent.keyboard('{Backspace}{Backspace}٩');
    expect(box('پاسخ').value).toBe('۱۹۴');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'integer', values: ['1٩4'] });
  });

  it('shows Latin digits to who reads those', async () => {
    document.documentElement.dataset.digits = 'latn';
    render(<Answer />);
    await userEvent.type(box('پاسخ'), '۱٢3');
    expect(box('پاسخ').value).toBe('123');
    delete document.documentElement.dataset.digits;
  });

  it('names each box by its label and unit, and the only one by itself', () => {
    const { unmount } = render(<Answer form={division} />);
    expect(box('خارج‌قسمت').getAttribute('dir')).toBe('ltr');
    expect(box('باقی‌مانده گرم')).toBeTruthy();
    unmount();
    render(<Answer form={{ kind: 'integer', blanks: [{}, {}] }} />);
    expect(box('پاسخ ۱')).toBeTruthy();
    expect(box('پاسخ ۲')).toBeTruthy();
  });

  it('goes to the next empty box on Enter and submits from the last', async () => {
    const onSubmit = vi.fn();
    render(<Answer form={division} onSubmit={onSubmit} />);
    await userEvent.type(box('خارج‌قسمت'), '۱۲{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(box('باقی‌مانده گرم'));
    await userEvent.keyboard('۳{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('goes back to the box before on Backspace in an empty one', async () => {
    render(<Answer form={division} />);
    await userEvent.type(box('خارج‌قسمت'), '۱۲{Enter}{Backspace}');
    expect(document.activeElement).toBe(box('خارج‌قسمت'));
    expect(box('خارج‌قسمت').value).toBe('۱۲');
  });

  it('does not submit twice while Enter is held down', async () => {
    const onSubmit = vi.fn();
    render(<Answer onSubmit={onSubmit} />);
    await userEvent.type(box('پاسخ'), '۵{Enter>3/}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('takes the focus when it appears, and on demand at the first empty box', () => {
    const handle = createRef<AnswerHandle>();
    render(<Answer form={division} focusOnMount ref={handle} value={{ kind: 'integer', values: ['۱۲', ''] }} />);
    expect(document.activeElement).toBe(box('خارج‌قسمت'));
    handle.current?.focus();
    expect(document.activeElement).toBe(box('باقی‌مانده گرم'));
  });

  it('asks the device for a keyboard of whole numbers', () => {
    render(<Answer />);
    expect(box('پاسخ').inputMode).toBe('numeric');
  });

  it('says a verdict in words, tied to the box', () => {
    const { rerender } = render(<Answer status="wrong" value={{ kind: 'integer', values: ['۷'] }} />);
    const describes = () => document.getElementById(box('پاسخ').getAttribute('aria-describedby') ?? '')?.textContent;
    expect(describes()).toBe('هنوز نه');
    expect(box('پاسخ').getAttribute('aria-invalid')).toBe('true');
    rerender(<Answer status="right" />);
    expect(describes()).toBe('درست');
    expect(box('پاسخ').hasAttribute('aria-invalid')).toBe(false);
  });

  it('can be read and focused but not changed while read-only, and still hands Enter on', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    render(<Answer form={division} isReadOnly onChange={onChange} onSubmit={onSubmit} />);
    await userEvent.type(box('خارج‌قسمت'), '۵{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
