import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { DatePicker } from './index.ts';

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /تقویم/ }));
  return within(await screen.findByRole('dialog'));
};

describe('DatePicker', () => {
  it('opens on the month of its day, weeks from Saturday, and takes a day from it', async () => {
    const onChange = vi.fn();
    renderPersian(<DatePicker label="مهلت" defaultValue="2026-11-21" onChange={onChange} />);
    const dialog = await open();
    expect(dialog.getByRole('heading').textContent).toContain('آبان');
    const days = dialog.getAllByRole('button', { name: /[۰-۹]+ آبان/ }).map((day) => day.textContent);
    expect([days.length, days[0], days.at(-1)]).toEqual([30, '۱', '۳۰']);
    expect(dialog.getAllByText('ش')[0]?.parentElement?.textContent).toBe('ششنبه');
    await userEvent.click(dialog.getByRole('button', { name: /۲۶ آبان/ }));
    expect(onChange).toHaveBeenCalledWith('2026-11-17');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('walks days and months by keyboard, to the left for the day after', async () => {
    const onChange = vi.fn();
    renderPersian(<DatePicker label="مهلت" defaultValue="2026-11-21" onChange={onChange} />);
    await open();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-22');
    await open();
    await userEvent.keyboard('{PageDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-22');
  });

  it('does not take a day that cannot be had', async () => {
    const onChange = vi.fn();
    renderPersian(
      <DatePicker
        label="مهلت"
        defaultValue="2026-11-21"
        minDate="2026-11-02"
        maxDate="2026-11-22"
        isUnavailable={(day) => day === '2026-11-20'}
        onChange={onChange}
      />,
    );
    const dialog = await open();
    // The bounds leave the month as it is, from its first day to its last.
    expect(dialog.getAllByRole('button', { name: /[۰-۹]+ آبان/ })).toHaveLength(30);
    await userEvent.click(dialog.getByRole('button', { name: /۲۹ آبان/ }));
    expect(onChange).not.toHaveBeenCalled();
    expect(dialog.getByRole('button', { name: /۲۵ آبان/ }).getAttribute('aria-disabled')).toBeNull();
  });
});
