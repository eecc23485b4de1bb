import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { TextField } from './TextField.tsx';

function described(input: HTMLElement): string {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

describe('TextField', () => {
  it('has its label as name and its description with it', () => {
    render(<TextField label="نام" description="همان که در شناسنامه است" />);
    const input = screen.getByRole('textbox', { name: 'نام' });
    expect(described(input)).toContain('همان که در شناسنامه است');
  });

  it('hands over the text exactly as typed', async () => {
    const onChange = vi.fn();
    render(<TextField label="نام" onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox'), 'مریم ۱2');
    expect(onChange).toHaveBeenLastCalledWith('مریم ۱2');
  });

  it('says what is wrong in a live region, ties it to the input and marks it invalid', () => {
    render(<TextField label="نام کاربری" errorMessage="این نام کاربری پیدا نشد." />);
    const input = screen.getByRole('textbox');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(described(input)).toContain('این نام کاربری پیدا نشد.');
    expect(screen.getByText('این نام کاربری پیدا نشد.').closest('[aria-live="polite"]')).not.toBeNull();
  });

  it('keeps the live region in the page before there is anything to say', () => {
    const { container } = render(<TextField label="نام" />);
    expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('');
  });

  it('says an empty required field in Persian when the form is sent, not before', async () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <TextField label="نام" isRequired />
        <Button type="submit">ثبت</Button>
      </form>,
    );
    expect(screen.queryByText('این بخش خالی است و باید پر شود.')).toBeNull();
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByText('این بخش خالی است و باید پر شود.')).toBeDefined();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('checks with `validate` when the field is left, and takes the sentence back once corrected', async () => {
    render(<TextField label="نام" validate={(value) => (value.length < 3 ? 'نام باید دست‌کم ۳ حرف باشد.' : null)} />);
    const input = screen.getByRole('textbox');
    await userEvent.type(input, 'ما');
    expect(screen.queryByText('نام باید دست‌کم ۳ حرف باشد.')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('نام باید دست‌کم ۳ حرف باشد.')).toBeDefined();
    await userEvent.type(input, 'نی');
    await userEvent.tab();
    expect(screen.queryByText('نام باید دست‌کم ۳ حرف باشد.')).toBeNull();
  });

  it('takes the direction of what is typed in it and marks what may stay empty', () => {
    render(<TextField label="ایمیل" dir="ltr" autoCapitalize="none" isOptional />);
    const input = screen.getByRole('textbox', { name: /ایمیل/ });
    expect(input.getAttribute('dir')).toBe('ltr');
    expect(input.getAttribute('autocapitalize')).toBe('none');
    expect(screen.getByText('(اختیاری)')).toBeDefined();
  });

  it('is written from left to right where it takes an address, also while it is empty', () => {
    const { rerender } = render(<TextField label="نشانی" type="email" placeholder="name@school.ir" />);
    expect(screen.getByRole('textbox').getAttribute('dir')).toBe('ltr');
    rerender(<TextField label="نشانی" type="email" dir="rtl" />);
    expect(screen.getByRole('textbox').getAttribute('dir')).toBe('rtl');
  });

  it('can be read but not changed when read-only', async () => {
    const onChange = vi.fn();
    render(<TextField label="کد کلاس" value="۵۰۱" isReadOnly onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox'), '۲');
    expect(onChange).not.toHaveBeenCalled();
  });
});
