import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { IconButton } from '../../actions/icon-button/index.ts';
import { Tooltip } from './Tooltip.tsx';

describe('Tooltip', () => {
  it('shows at once by keyboard, describes its button, and hides by Escape', async () => {
    render(
      <Tooltip text="سه راهنمایی مانده">
        <IconButton aria-label="راهنمایی">
          <svg />
        </IconButton>
      </Tooltip>,
    );
    expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    const tooltip = screen.getByRole('tooltip');
    expect(tooltip.textContent).toBe('سه راهنمایی مانده');
    expect(screen.getByRole('button', { name: 'راهنمایی' }).getAttribute('aria-describedby')).toBe(tooltip.id);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
