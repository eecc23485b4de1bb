import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Calendar } from './index.ts';

it('shows the Jalali month of its day, Saturday first, and names its days as they are said', async () => {
  const { container } = renderPersian(<Calendar aria-label="روز آزمون" defaultValue="2026-11-17" />);
  const days = screen.getAllByRole('button', { name: /[۰-۹]+ آبان/ });
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

const openMonths = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `${name}، انتخاب ماه و سال` }));
  return screen.getByRole('group', { name: 'ماه' });
};

it.each([
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
] as const)(
  'has the months of a year as a grid behind its name, walked as they are read in %s',
  async (dir, next, previous) => {
    const { container } = renderPersian(<Calendar aria-label="روز آزمون" defaultValue="2026-11-17" />, { dir });
    const months = await openMonths('آبان ۱۴۰۵');
    expect(within(months).getAllByRole('button')).toHaveLength(12);
    expect(document.activeElement?.textContent).toBe('آبان');
    await userEvent.keyboard(next);
    expect(document.activeElement?.textContent).toBe('آذر');
    await userEvent.keyboard(`${previous}{ArrowUp}`);
    expect(document.activeElement?.textContent).toBe('مرداد');
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.keyboard('{PageDown}{Enter}');
    expect(screen.getByRole('application').getAttribute('aria-label')).toBe('روز آزمون، مرداد ۱۴۰۶');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('سه‌شنبه ۲۶ مرداد ۱۴۰۶');
  },
);

it('goes back to its days by Escape, and leaves the dialog around it open', async () => {
  const onKeyDown = vi.fn();
  renderPersian(
    // biome-ignore lint/a11y/noStaticElementInteractions: what is around hears which keys are left for it
    <div onKeyDown={({ key }) => onKeyDown(key)}>
      <Calendar aria-label="روز آزمون" defaultValue="2026-11-17" />
    </div>,
  );
  await openMonths('آبان ۱۴۰۵');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'ماه' })).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('آبان ۱۴۰۵، انتخاب ماه و سال');
  expect(onKeyDown).not.toHaveBeenCalledWith('Escape');
});

it('offers no month and no year outside of its bounds', async () => {
  renderPersian(
    <Calendar aria-label="روز آزمون" defaultValue="2026-11-17" minDate="2026-10-23" maxDate="2027-06-21" />,
  );
  const months = await openMonths('آبان ۱۴۰۵');
  const closed = within(months)
    .getAllByRole('button')
    .filter((month) => month.getAttribute('aria-disabled') === 'true');
  expect(closed.map((month) => month.textContent)).toEqual([
    'فروردین',
    'اردیبهشت',
    'خرداد',
    'تیر',
    'مرداد',
    'شهریور',
    'مهر',
  ]);
  expect(screen.getByRole('button', { name: 'سال قبل' })).toHaveProperty('disabled', true);
  await userEvent.click(within(months).getByRole('button', { name: 'مهر' }));
  expect(screen.getByRole('group', { name: 'ماه' })).toBe(months);
  await userEvent.click(screen.getByRole('button', { name: 'سال بعد' }));
  expect(screen.getByRole('button', { name: 'سال بعد' })).toHaveProperty('disabled', true);
});
