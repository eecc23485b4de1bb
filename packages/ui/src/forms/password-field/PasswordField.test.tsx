import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { PasswordField } from './PasswordField.tsx';

const input = () => screen.getByLabelText('رمز عبور');

describe('PasswordField', () => {
  it('is shown and hidden again by its toggle, which says what it will do; the change is announced', async () => {
    render(<PasswordField defaultValue="secret" />);
    expect(input().getAttribute('type')).toBe('password');

    await userEvent.click(screen.getByRole('button', { name: 'نمایش رمز' }));
    expect(input().getAttribute('type')).toBe('text');
    expect(screen.getByRole('status').textContent).toBe('رمز نمایان شد');

    await userEvent.click(screen.getByRole('button', { name: 'پنهان کردن رمز' }));
    expect(input().getAttribute('type')).toBe('password');
    expect(screen.getByRole('status').textContent).toBe('رمز پنهان شد');
  });

  it('is toggled by keyboard, right after the input, without losing what was typed', async () => {
    render(<PasswordField />);
    await userEvent.tab();
    await userEvent.keyboard('ab۱2');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'نمایش رمز' }));
    await userEvent.keyboard('{Enter}');
    expect(input().getAttribute('type')).toBe('text');
    expect((input() as HTMLInputElement).value).toBe('ab۱2');
  });

  it('says the button which field it belongs to, and the browser what to fill in', () => {
    render(<PasswordField autoComplete="new-password" />);
    expect(screen.getByRole('button').getAttribute('aria-controls')).toBe(input().id);
    expect(input().getAttribute('autocomplete')).toBe('new-password');
    expect(input().getAttribute('dir')).toBe('ltr');
  });

  it('does not send the form when toggled, and hides the password when the form is sent', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <PasswordField defaultValue="secret" />
        <Button type="submit">ورود</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'نمایش رمز' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'ورود' }));
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(input().getAttribute('type')).toBe('password');
  });

  it('cannot be shown while disabled', async () => {
    render(<PasswordField isDisabled defaultValue="secret" />);
    await userEvent.click(screen.getByRole('button'));
    expect(input().getAttribute('type')).toBe('password');
  });
});
