import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { CurrencyField, type CurrencyFieldProps } from './index.ts';

const field = (props: Partial<CurrencyFieldProps> = {}) => {
  const onChange = vi.fn();
  return { ...renderPersian(<CurrencyField label="شهریه" onChange={onChange} {...props} />), onChange };
};

const box = () => screen.getByRole('textbox', { name: 'شهریه' });

it('groups what is typed and says it in words, which describe the box', async () => {
  const { user, container, onChange } = field();
  await user.type(box(), '۷٩0000');
  expect(box()).toHaveProperty('value', '۷۹۰٬۰۰۰');
  expect(onChange).toHaveBeenLastCalledWith(790_000);
  const words = screen.getByText('هفتصد و نود هزار تومان');
  expect(box().getAttribute('aria-describedby')?.split(' ')).toContain(words.id);
  expect(await axeFindings(container)).toEqual([]);
  await user.clear(box());
  expect(words.textContent).toBe('');
});

it('says rials in tomans too, where they are whole', async () => {
  const { user } = field({ currency: 'rial' });
  await user.type(box(), '790000');
  expect(screen.getByText('هفتصد و نود هزار ریال، برابر هفتاد و نه هزار تومان')).toBeTruthy();
  await user.type(box(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}795');
  expect(screen.getByText('هفتصد و نود و پنج ریال')).toBeTruthy();
});

it('takes no fraction and no minus, and says so', async () => {
  const { user } = field();
  await user.type(box(), '12');
  await user.click(box());
  await user.paste('-5');
  expect(screen.getByText('اینجا عدد منفی نوشته نمی‌شود.')).toBeTruthy();
  expect(box()).toHaveProperty('value', '۱۲');
});

it('can be without its words', () => {
  field({ defaultValue: 5000, hasNoWords: true });
  expect(screen.queryByText(/هزار/)).toBeNull();
});
