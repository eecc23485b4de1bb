import { fireEvent, render, screen, within } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, it, vi } from 'vitest';
import { SignInCards } from './SignInCards.tsx';

const card = (place: number, first_name: string, last_name: string, class_title: string) => ({
  person_id: `0190a000-0000-7000-8000-00000000000${place}`,
  first_name,
  last_name,
  class_title,
  username: `20481000${place}`,
  password: '48213907',
});

it('cards come class by class and by name, each with a code that opens the sign-in with its username', () => {
  const cards = [
    card(1, 'رضا', 'یوسفی', 'ششم الف'),
    card(2, 'سارا', 'احمدی', 'پنجم الف'),
    card(3, 'نیما', 'احمدی', 'ششم الف'),
  ];
  render(<SignInCards cards={cards} onDone={vi.fn()} />);
  const sheets = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(sheets).toEqual(['کارت‌های ورود، پنجم الف', 'کارت‌های ورود، ششم الف']);
  const sixth = within(screen.getByRole('region', { name: 'ششم الف' }));
  expect(sixth.getAllByRole('listitem').map((item) => /رضا|نیما/.exec(item.textContent)?.[0])).toEqual(['نیما', 'رضا']);
  const code = screen.getByRole('img', { name: 'کد ورود سارا احمدی' });
  const { size, data } = encode(`${location.origin}/auth/login?username=204810002`, { ecc: 'M', border: 4 });
  expect(code.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  const dark = code.querySelector('path:last-child')?.getAttribute('d') ?? '';
  expect(dark.split('z')).toHaveLength(data.flat().filter(Boolean).length + 1);
});

it('letters to the families of a class have the same username and password, one for each child', () => {
  const cards = [card(1, 'رضا', 'یوسفی', 'ششم الف'), card(2, 'سارا', 'احمدی', 'پنجم الف')];
  render(<SignInCards cards={cards} onDone={vi.fn()} />);
  fireEvent.click(screen.getByRole('radio', { name: /نامه به خانواده/ }));
  expect(screen.queryByText('کارت‌های ورود، پنجم الف')).toBeNull();
  expect(screen.getAllByRole('article').map((letter) => letter.getAttribute('aria-label'))).toEqual([
    'نامهٔ سارا احمدی',
    'نامهٔ رضا یوسفی',
  ]);
  // The button says what is printed.
  expect(screen.getByRole('button', { name: 'چاپ نامه‌ها' })).toBeTruthy();
  const letter = within(screen.getByRole('article', { name: 'نامهٔ سارا احمدی' }));
  expect(letter.getByText('خانوادهٔ گرامی سارا احمدی')).toBeTruthy();
  expect(letter.getByText('۲۰۴۸۱')).toBeTruthy();
  expect(letter.getByRole('img', { name: 'کد ورود سارا احمدی' })).toBeTruthy();
});
