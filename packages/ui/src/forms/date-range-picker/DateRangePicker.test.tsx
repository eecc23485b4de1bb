import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { DateRangePicker } from './index.ts';

describe('DateRangePicker', () => {
  it('takes the first day and then the last from its calendar', async () => {
    const onChange = vi.fn();
    renderPersian(
      <DateRangePicker
        label="بازهٔ گزارش"
        defaultValue={{ start: '2026-11-14', end: '2026-11-20' }}
        onChange={onChange}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: /تقویم/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /(?:^|\s)۲ آبان/ }));
    await userEvent.click(dialog.getByRole('button', { name: /(?:^|\s)۹ آبان/ }));
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-10-24', end: '2026-10-31' });
  });
});
