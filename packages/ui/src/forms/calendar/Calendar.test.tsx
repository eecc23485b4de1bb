import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Calendar } from './index.ts';

it('shows the Jalali month of its day, Saturday first, and names its days as they are said', async () => {
  const { container } = renderPersian(<Calendar aria-label="روز آزمون" defaultValue="2026-11-17" />);
  const days = screen.getAllByRole('button', { name: /آبان/ });
  expect([days.length, days[0]?.textContent, days.at(-1)?.textContent]).toEqual([30, '۱', '۳۰']);
  expect(container.querySelector('thead')?.textContent?.startsWith('ششنبه')).toBe(true);
  expect(screen.getByRole('button', { name: 'سه‌شنبه ۲۶ آبان ۱۴۰۵، انتخاب شده' })).toBeTruthy();
  expect(screen.getByRole('application').getAttribute('aria-label')).toBe('روز آزمون، آبان ۱۴۰۵');
  expect(await axeFindings(container)).toEqual([]);
});

it('is named by its month as it is said, again after each turn', async () => {
  renderPersian(<Calendar aria-label="روز آزمون" defaultValue="2026-11-17" />);
  for (const month of ['آذر', 'دی']) {
    await userEvent.click(screen.getAllByRole('button', { name: 'بعدی' })[0] ?? document.body);
    const names = [screen.getByRole('application').getAttribute('aria-label'), screen.getByRole('heading').textContent];
    expect(names).toEqual([`روز آزمون، ${month} ۱۴۰۵`, `روز آزمون، ${month} ۱۴۰۵`]);
  }
});

it('is walked and chosen from by keyboard: left is the day after', async () => {
  const onChange = vi.fn();
  renderPersian(<Calendar aria-label="روز آزمون" defaultValue="2026-11-17" onChange={onChange} />);
  screen.getByRole('button', { name: /۲۶ آبان/ }).focus();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-18');
  await userEvent.keyboard('{PageDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-12-18');
});

it('asks about days by their ISO date, and does not take one that cannot be had', async () => {
  const onChange = vi.fn();
  renderPersian(
    <Calendar
      aria-label="روز آزمون"
      defaultValue="2026-11-17"
      onChange={onChange}
      isDayUnavailable={(day) => day === '2026-11-18'}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /۲۷ آبان/ }));
  expect(onChange).not.toHaveBeenCalled();
});
