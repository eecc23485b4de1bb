import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { Checkbox } from './Checkbox.tsx';

describe('Checkbox', () => {
  it('is checked by its words and by Space', async () => {
    const onChange = vi.fn();
    render(<Checkbox onChange={onChange}>مرا به خاطر بسپار</Checkbox>);
    await userEvent.click(screen.getByText('مرا به خاطر بسپار'));
    expect(onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith(false);
  });

  it('is read as mixed while it stands for some of many', () => {
    render(<Checkbox isIndeterminate>همهٔ مهارت‌ها</Checkbox>);
    expect((screen.getByRole('checkbox') as HTMLInputElement).indeterminate).toBe(true);
  });

  it('holds the form back until it is checked, and says so in Persian', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Checkbox isRequired>قانون‌های مشق را خوانده‌ام</Checkbox>
        <Button type="submit">ثبت</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('برای ادامه باید این گزینه انتخاب شود.')).toBeDefined();
    expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');

    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.queryByText('برای ادامه باید این گزینه انتخاب شود.')).toBeNull();
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('does not change while disabled', async () => {
    const onChange = vi.fn();
    render(
      <Checkbox isDisabled onChange={onChange}>
        مرا به خاطر بسپار
      </Checkbox>,
    );
    await userEvent.click(screen.getByText('مرا به خاطر بسپار'));
    expect(onChange).not.toHaveBeenCalled();
  });
});
