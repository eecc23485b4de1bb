import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { MultiSelect } from './index.ts';

const classes = [
  { value: 'a', label: 'پنجم الف' },
  { value: 'b', label: 'پنجم ب' },
  { value: 'c', label: 'ششم یاس' },
];

/** Draws the field again with each letter, and gives it what is chosen in a new array each time. */
function Parent() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <MultiSelect label="کلاس‌ها" options={classes} value={['a', 'b']} onSearch={setTyped} />
      <output>{typed}</output>
    </>
  );
}

describe('MultiSelect', () => {
  it('finds choices by typing in any spelling, and keeps each as a tag', async () => {
    const onChange = vi.fn();
    const { container } = renderPersian(<MultiSelect label="کلاس‌ها" options={classes} onChange={onChange} />);
    const box = screen.getByRole('combobox', { name: /کلاس‌ها/ });
    await userEvent.click(box);
    await userEvent.type(box, 'ياس');
    await userEvent.click(await screen.findByRole('option', { name: 'ششم یاس' }));
    expect(onChange).toHaveBeenLastCalledWith(['c']);
    await userEvent.keyboard('{Escape}');
    const tags = within(await screen.findByRole('grid', { name: 'کلاس‌ها، انتخاب‌شده‌ها' }));
    expect(tags.getAllByRole('row')).toHaveLength(1);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('takes a tag away by its cross, by Delete on it, and by Backspace in the empty box', async () => {
    const onChange = vi.fn();
    renderPersian(<MultiSelect label="کلاس‌ها" options={classes} defaultValue={['a', 'b', 'c']} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: /برداشتن «پنجم ب»/ }));
    expect(onChange).toHaveBeenLastCalledWith(['a', 'c']);
    screen.getByRole('row', { name: 'پنجم الف' }).focus();
    await userEvent.keyboard('{Delete}');
    expect(onChange).toHaveBeenLastCalledWith(['c']);
    const box = screen.getByRole('combobox', { name: /کلاس‌ها/ });
    await userEvent.click(box);
    await userEvent.keyboard('{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith([]);
    expect(document.activeElement).toBe(box);
  });

  it('keeps what is typed while the parent draws it again with the same choices in a new array', async () => {
    const { container } = renderPersian(<Parent />);
    const box = screen.getByRole('combobox', { name: /کلاس‌ها/ });
    await userEvent.click(box);
    await userEvent.type(box, 'ششم');
    expect(box).toHaveProperty('value', 'ششم');
    expect(container.querySelector('output')?.textContent).toBe('ششم');
  });

  it('sends every choice with the form, under one name', () => {
    const { container } = renderPersian(
      <form>
        <MultiSelect label="کلاس‌ها" name="classes" options={classes} defaultValue={['a', 'c']} />
      </form>,
    );
    const form = container.querySelector('form') as HTMLFormElement;
    expect(new FormData(form).getAll('classes')).toEqual(['a', 'c']);
  });
});
