import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { ComboBox, type ComboBoxProps } from './index.ts';

const cities = [
  { value: 'kerman', label: 'کرمان' },
  { value: 'kermanshah', label: 'کرمانشاه' },
  { value: 'yazd', label: 'یزد', description: 'مرکز استان' },
  { value: 'ahvaz', label: 'اهواز', isDisabled: true },
] as const;

const Cities = (props: Partial<ComboBoxProps<(typeof cities)[number]['value']>>) => (
  <ComboBox label="شهر" options={cities} {...props} />
);
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'شهر' });
const shown = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map((option) => option.textContent);

describe('ComboBox', () => {
  it('finds by a part of the name, in Arabic letters too, and is chosen from by keyboard', async () => {
    const onChange = vi.fn();
    renderPersian(<Cities onChange={onChange} />);
    await userEvent.type(input(), 'كرمانش');
    expect(shown()).toEqual(['کرمانشاه']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('kermanshah');
    expect(input().value).toBe('کرمانشاه');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('says so when nothing fits', async () => {
    renderPersian(<Cities />);
    await userEvent.type(input(), 'ژاپن');
    expect(screen.getByRole('listbox').textContent).toBe('چیزی پیدا نشد');
  });

  it('gives null when it is emptied, and what was typed for a search elsewhere', async () => {
    const onChange = vi.fn();
    const onSearch = vi.fn();
    renderPersian(<Cities defaultValue="yazd" onChange={onChange} onSearch={onSearch} />);
    expect(input().value).toBe('یزد');
    await userEvent.clear(input());
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(onSearch).toHaveBeenCalledWith('');
  });

  it('closes its list by Escape and leaves the dialog around it open; the next Escape is for the dialog', async () => {
    const onEscape = vi.fn();
    renderPersian(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
      <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
        <Cities defaultValue="yazd" />
      </div>,
    );
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.queryByRole('listbox')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('listbox'), onEscape.mock.calls.length, input().value]).toEqual([null, 0, 'یزد']);
    await userEvent.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledOnce();
  });

  it('brings back the chosen name when something else was typed and left', async () => {
    renderPersian(<Cities defaultValue="yazd" />);
    await userEvent.type(input(), 'ی');
    await userEvent.tab();
    expect(input().value).toBe('یزد');
  });
});
