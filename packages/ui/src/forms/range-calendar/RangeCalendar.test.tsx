import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { RangeCalendar } from './index.ts';

it('takes the first and the last day by keyboard, as ISO days', async () => {
  const onChange = vi.fn();
  const { container } = renderPersian(
    <RangeCalendar
      aria-label="روزهای گزارش"
      defaultValue={{ start: '2026-11-17', end: '2026-11-17' }}
      onChange={onChange}
    />,
  );
  expect(await axeFindings(container)).toEqual([]);
  screen.getByRole('button', { name: /۲۶ آبان/ }).focus();
  // With the first day set the focus is on the day after it.
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-11-17', end: '2026-11-25' });
});
