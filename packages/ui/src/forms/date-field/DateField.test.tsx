import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { formatDigits } from '../../i18n/digits.ts';
import { renderPersian } from '../../testing/index.ts';
import { Form } from '../form/index.ts';
import { DateField } from './index.ts';

const parts = () => screen.getAllByRole('spinbutton');
const shown = () =>
  screen.getByRole('group', { name: 'روز تولد' }).textContent?.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '');

function Controlled({ onChange }: { onChange: (day: string | null) => void }) {
  const [day, setDay] = useState<string | null>('2015-03-21');
  const change = (next: string | null) => {
    onChange(next);
    setDay(next);
  };
  return <DateField label="روز تولد" value={day} onChange={change} />;
}

describe('DateField', () => {
  it('shows an ISO day on the Jalali calendar, in Persian digits, day first as it is said', () => {
    renderPersian(<DateField label="روز تولد" defaultValue="2015-03-22" />);
    // From right to left: the year is at the left, where it is in «۱۳۹۴/۱/۲».
    expect(shown()).toBe('۲/۱/۱۳۹۴');
    expect(parts()[0]?.parentElement?.getAttribute('dir')).toBe('rtl');
    expect(parts().map((part) => part.getAttribute('aria-label'))).toEqual(['روز، ', 'ماه، ', 'سال، ']);
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

  it.each([
    ['30', '12', '1405', 'Esfand of a common year'],
    ['31', '07', '1405', 'Mehr'],
  ])('does not turn %s/%s/%s into another day: %s', async (...typed) => {
    const [onChange, onSubmit] = [vi.fn(), vi.fn()];
    renderPersian(
      <Form onSubmit={onSubmit}>
        <DateField label="روز تولد" name="day" onChange={onChange} />
        <Button type="submit">ثبت</Button>
      </Form>,
    );
    await userEvent.tab();
    for (const part of typed.slice(0, 3)) await userEvent.keyboard(part);
    await userEvent.click(screen.getByRole('button', { name: 'ثبت' }));
    expect(await screen.findAllByText(/این ماه چنین روزی ندارد/)).not.toHaveLength(0);
    expect(shown()).toContain(formatDigits(typed[0]));
    expect(onChange.mock.lastCall?.[0] ?? null).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
    // Corrected it is a day again.
    await userEvent.click(parts()[0] as HTMLElement);
    await userEvent.keyboard('29');
    await userEvent.click(screen.getByRole('button', { name: 'ثبت' }));
    expect(screen.queryByText(/این ماه چنین روزی ندارد\.$/)).toBeNull();
    expect(onChange).toHaveBeenLastCalledWith(typed[1] === '12' ? '2027-03-20' : '2026-10-21');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it.each(['kept by the parent', 'kept by itself'])(
    'is no day while a part is missing, and keeps the other parts: %s',
    async (way) => {
      const onChange = vi.fn();
      renderPersian(
        way === 'kept by itself' ? (
          <DateField label="روز تولد" defaultValue="2015-03-21" onChange={onChange} />
        ) : (
          <Controlled onChange={onChange} />
        ),
      );
      await userEvent.tab();
      await userEvent.keyboard('{Backspace}');
      expect(onChange.mock.calls).toEqual([[null]]);
      expect(shown()).toMatch(/\/۱\/۱۳۹۴$/);
      await userEvent.click(document.body);
      expect(await screen.findByText('روز، ماه و سال هر سه لازم است.')).toBeDefined();
      await userEvent.click(parts()[0] as HTMLElement);
      await userEvent.keyboard('1');
      await userEvent.tab();
      expect(onChange.mock.calls).toEqual([[null], ['2015-03-21']]);
      expect(screen.queryByText('روز، ماه و سال هر سه لازم است.')).toBeNull();
    },
  );

  it('follows its parent, also to no day', async () => {
    const { rerender } = renderPersian(<DateField label="روز تولد" value="2015-03-21" />);
    rerender(<DateField label="روز تولد" value="2015-03-22" />);
    expect(shown()).toBe('۲/۱/۱۳۹۴');
    rerender(<DateField label="روز تولد" value={null} />);
    expect(shown()).not.toMatch(/[۰-۹]/);
  });

  it.each([
    ['۱۴۰۵/۹/۶', '2026-11-27'],
    ['١٤٠٥-٠٩-٠٦', '2026-11-27'],
    ['6/9/1405', '2026-11-27'],
    [' 2026-11-27 ', '2026-11-27'],
    ['1405/12/30', undefined],
    ['فردا', undefined],
  ])('takes «%s» pasted', async (text, day) => {
    const onChange = vi.fn();
    renderPersian(<DateField label="روز تولد" onChange={onChange} />);
    await userEvent.tab();
    await userEvent.paste(text);
    expect(onChange.mock.calls).toEqual(day === undefined ? [] : [[day]]);
  });
});
