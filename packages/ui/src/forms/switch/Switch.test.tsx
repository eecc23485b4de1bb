import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Switch } from './Switch.tsx';

describe('Switch', () => {
  it('is a switch, turned by its words and by Space', async () => {
    const onChange = vi.fn();
    render(
      <Switch onChange={onChange} description="برای همهٔ کلاس">
        جام و نشان
      </Switch>,
    );
    const control = screen.getByRole('switch', { name: 'جام و نشان' });
    expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe('برای همهٔ کلاس');
    await userEvent.click(screen.getByText('جام و نشان'));
    expect(onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith(false);
  });

  it('does not turn while disabled', async () => {
    const onChange = vi.fn();
    render(
      <Switch isDisabled onChange={onChange}>
        جام و نشان
      </Switch>,
    );
    await userEvent.click(screen.getByText('جام و نشان'));
    expect(onChange).not.toHaveBeenCalled();
  });
});
