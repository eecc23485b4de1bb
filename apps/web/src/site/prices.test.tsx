import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../testing/fake-server.ts';
import { PricesScreen } from './PricesScreen.tsx';

const plan = {
  id: '0190a000-0000-7000-8000-000000000001',
  title: 'سال تحصیلی',
  description: 'از مهر تا خرداد',
  months: 9,
  price_rial: 7_200_000,
  list_price_rial: 9_900_000,
  features: ['تمرین همهٔ فصل‌های پایه'],
  is_featured: true,
};
let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
});

it('says what each plan costs in toman, in digits and in words, and leads to an account', async () => {
  server.on('GET /site/plans/', { body: [plan] });
  render(<PricesScreen />);
  const buy = await screen.findByRole('link', { name: 'ساختن حساب و خرید: سال تحصیلی' });
  expect(buy.getAttribute('href')).toBe('/auth/register');
  const page = document.body.textContent;
  expect(page).toContain('۷۲۰٬۰۰۰');
  expect(page).toContain('هفتصد و بیست هزار تومان');
  expect(page).toContain('پیش از تخفیف: ۹۹۰٬۰۰۰ تومان');
  expect(page).toContain('ماهی ۸۰٬۰۰۰ تومان');
  expect(within(screen.getByRole('list', { name: 'این طرح دارد' })).getAllByRole('listitem')).toHaveLength(1);
});

it('says so where nothing is on sale', async () => {
  server.on('GET /site/plans/', { body: [] });
  render(<PricesScreen />);
  await screen.findByText(/الان طرحی برای فروش نیست/);
});

it('offers another try where the plans do not come', async () => {
  const user = userEvent.setup();
  server.on('GET /site/plans/', { status: 503, body: { detail: 'الان نشد.' } });
  render(<PricesScreen />);
  const again = await screen.findByRole('button', { name: /دوباره/ });
  server.on('GET /site/plans/', { body: [plan] });
  await user.click(again);
  await screen.findByRole('link', { name: 'ساختن حساب و خرید: سال تحصیلی' });
});
