import type { Receipt } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
const id = (place: number) => `0190a000-0000-7000-8000-00000000000${place}`;
const plan = {
  id: id(1),
  title: 'نه‌ماهه',
  description: 'برای یک سال تحصیلی',
  months: 9,
  price_rial: 7_900_000,
  list_price_rial: null,
  features: [],
  is_featured: false,
};
const held: Receipt = {
  id: id(2),
  order_no: '1234567890',
  state: 'pending',
  plan_id: plan.id,
  plan_title: plan.title,
  price_rial: plan.price_rial,
  discount_rial: 1_580_000,
  amount_rial: 6_320_000,
  discount_code: 'MEHR20',
  ref_id: null,
  card_mask: null,
  created_at: '2026-11-27T08:00:00Z',
  paid_at: null,
  refunded_at: null,
  buyer_name: 'آوا احمدی',
  seller: null,
  tax_rial: null,
  starts_at: null,
  ends_at: null,
};
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  server.on('GET /payment/plan-by-id/', { body: plan });
  server.on('GET /payment/discount-code/check/', {
    body: { is_valid: true, reason: null, message: null, discount_rial: 1_580_000, price_after_rial: 6_320_000 },
  });
});

afterEach(() => {
  act(() => logout());
  sessionStorage.clear();
  cleanup();
});

async function open(receipts: readonly Receipt[]): Promise<void> {
  server.on('GET /payment/receipt/', { body: { page: 1, size: 20, total: receipts.length, items: receipts } });
  isSignedIn(server, makeUser('STUDENT'));
  history.replaceState(null, '', `/student/payment/${plan.id}`);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

const ordered = () => server.of('POST /payment/create/').map(({ body }) => body as Record<string, unknown>);
const pay = async () => userEvent.click(await screen.findByRole('button', { name: 'رفتن به درگاه بانک' }, PATIENT));

it('offers the unpaid order again with its code, and orders what it says', async () => {
  server.on('POST /payment/create/', { status: 409, body: { code: 'amount', detail: 'مبلغ این سفارش عوض شده است.' } });
  await open([held]);
  await screen.findByText(/پیش‌تر شروع کرده‌ای/, undefined, PATIENT);
  expect(await screen.findByDisplayValue('MEHR20', undefined, PATIENT)).toBeTruthy();
  expect(screen.getByText('۶۳۲٬۰۰۰ تومان')).toBeTruthy();
  await pay();
  await waitFor(() => expect(ordered()).toMatchObject([{ code: 'MEHR20', amount_rial: 6_320_000 }]));
  await screen.findByText('مبلغ این سفارش عوض شده است.', undefined, PATIENT);
  // Without the code it is another order.
  await userEvent.click(await screen.findByRole('button', { name: 'برداشتن کد' }, PATIENT));
  await pay();
  await waitFor(() => expect(ordered()).toHaveLength(2));
  expect(ordered()[1]).toMatchObject({ code: null, amount_rial: 7_900_000 });
  expect(ordered()[1]?.id).not.toBe(ordered()[0]?.id);
});

it('a payment that is over holds no code', async () => {
  server.on('POST /payment/create/', { status: 503, body: { code: 'gateway-away', detail: 'درگاه جواب نمی‌دهد.' } });
  await open([{ ...held, state: 'expired' }]);
  await pay();
  await waitFor(() => expect(ordered()).toMatchObject([{ code: null, amount_rial: 7_900_000 }]));
});

it('shows on the receipt of a paid order who sold it and the tax in the amount', async () => {
  const seller = {
    name: 'شرکت مشق',
    code: '14001234567',
    address: 'تهران، خیابان انقلاب',
    phone: null,
    tax_percent: 10,
  };
  const paid: Receipt = { ...held, state: 'paid', paid_at: held.created_at, seller, tax_rial: 574_550 };
  server.on(`GET /payment/receipt/${held.id}/`, { body: paid });
  isSignedIn(server, makeUser('STUDENT'));
  history.replaceState(null, '', `/student/bank-receipt/paid?payment=${held.id}`);
  startSession();
  await act(async () => {
    render(<App />);
  });
  await screen.findByRole('heading', { name: 'فروشنده و مالیات' }, PATIENT);
  expect(screen.getByText('شرکت مشق')).toBeDefined();
  expect(screen.getByText('۱۴۰۰۱۲۳۴۵۶۷')).toBeDefined();
  expect(screen.getByText(/۱۰٪، درون مبلغ پرداخت/).textContent).toContain('۵۷٬۴۵۵');
  expect(screen.queryByText('تلفن')).toBeNull();
});
