import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { DateField } from './index.ts';

const parts = () => screen.getAllByRole('spinbutton');
const shown = () =>
  screen.getByRole('group', { name: 'روز تولد' }).textContent?.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '');

describe('DateField', () => {
  it('shows an ISO day on the Jalali calendar, in Persian digits, day first as it is said', () => {
    renderPersian(<DateField label="روز تولد" defaultValue="2015-03-22" />);
    // From right to left: the year is at the left, where it is in «۱۳۹۴/۱/۲».
    expect(shown()).toBe('۲/۱/۱۳۹۴');
    expect(parts()[0]?.parentElement?.getAttribute('dir')).toBe('rtl');
    expect(parts().map((part) => part.getAttribute('aria-label')?.replace(/,.*/, '').trim())).toEqual([
      expect.stringContaining('روز'),
      expect.stringContaining('ماه'),
      expect.stringContaining('سال'),
    ]);
  });

  it.each(['1 1 1394', '۱ ۱ ۱۳۹۴', '١ ١ ١٣٩٤'])('takes «%s» typed, and gives the day as ISO', async (typed) => {
    const onChange = vi.fn();
    renderPersian(<DateField label="روز تولد" onChange={onChange} />);
    await userEvent.tab();
    for (const part of typed.split(' ')) {
      await userEvent.keyboard(part);
      // A year of four digits is the last part.
      if (part.length < 4) await userEvent.tab();
    }
    expect(onChange).toHaveBeenLastCalledWith('2015-03-21');
  });

  it('knows leap years: 30 Esfand 1403 is a day', () => {
    renderPersian(<DateField label="روز تولد" defaultValue="2025-03-20" />);
    expect(shown()).toBe('۳۰/۱۲/۱۴۰۳');
  });

  it('steps by the arrows, and gives null when a part is emptied', async () => {
    const onChange = vi.fn();
    renderPersian(<DateField label="روز تولد" defaultValue="2015-03-21" onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith('2015-03-22');
  });
});
