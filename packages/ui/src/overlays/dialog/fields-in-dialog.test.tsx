import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { ComboBox } from '../../forms/combo-box/index.ts';
import { MultiSelect } from '../../forms/multi-select/index.ts';
import { NumberField } from '../../forms/number-field/index.ts';
import { renderPersian } from '../../testing/index.ts';
import { Dialog } from './index.ts';

const options = [
  { value: 'a', label: 'کسرها' },
  { value: 'b', label: 'عددهای اعشاری' },
];

const fields: readonly (readonly [name: string, field: () => ReactElement, typed: string])[] = [
  ['a ComboBox with nothing chosen', () => <ComboBox label="فصل" options={options} />, ''],
  ['a ComboBox with a choice', () => <ComboBox label="فصل" options={options} defaultValue="a" />, ''],
  ['a ComboBox that was typed in', () => <ComboBox label="فصل" options={options} />, 'کس'],
  ['a MultiSelect', () => <MultiSelect label="فصل" options={options} defaultValue={['a']} />, ''],
  ['a MultiSelect that was typed in', () => <MultiSelect label="فصل" options={options} />, 'عدد'],
];

it.each(fields)(
  'in a dialog, Escape closes the list of %s, and the dialog only when that is closed',
  async (_, field, typed) => {
    const onOpenChange = vi.fn();
    renderPersian(
      <Dialog title="صفحه‌ها" isOpen onOpenChange={onOpenChange}>
        {field()}
      </Dialog>,
    );
    const box = screen.getByRole('combobox');
    await userEvent.click(box);
    if (typed !== '') await userEvent.type(box, typed);
    expect(box.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(box.getAttribute('aria-expanded')).toBe('false');
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  },
);

it('in a dialog, Escape in a NumberField closes the dialog at once', async () => {
  const onOpenChange = vi.fn();
  renderPersian(
    <Dialog title="صفحه‌ها" isOpen onOpenChange={onOpenChange}>
      <NumberField label="از صفحهٔ" defaultValue={40} />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
