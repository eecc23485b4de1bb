import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { ToggleButton } from './index.ts';

describe('ToggleButton', () => {
  it('is turned on and off by mouse and keyboard, and says which', async () => {
    const onChange = vi.fn();
    renderPersian(<ToggleButton onChange={onChange}>نشان‌دارها</ToggleButton>);
    const button = screen.getByRole('button', { name: 'نشان‌دارها' });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(button.getAttribute('aria-pressed')).toBe('false');
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  it('stays as the parent keeps it', async () => {
    renderPersian(<ToggleButton isSelected>نشان‌دارها</ToggleButton>);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
  });

  it('does nothing while disabled', async () => {
    const onChange = vi.fn();
    renderPersian(
      <ToggleButton isDisabled onChange={onChange}>
        نشان‌دارها
      </ToggleButton>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onChange).not.toHaveBeenCalled();
  });
});
