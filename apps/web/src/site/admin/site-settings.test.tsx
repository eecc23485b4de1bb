import type { SiteSettings } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
const NOTHING: SiteSettings = {
  phone: null,
  email: null,
  address: null,
  social: [],
  seals: [],
  seller_name: null,
  seller_code: null,
  tax_percent: null,
};

let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

it('sends what was written, keeps it when it is refused, and says at which field', async () => {
  const user = userEvent.setup();
  server.on('GET /admin/site-settings/', { body: NOTHING });
  const fields = { 'social.eitaa': 'پیوند باید با https://eitaa.com/ آغاز شود.' };
  server.on('PUT /admin/site-settings/', { status: 422, body: { detail: 'بعضی از ورودی‌ها درست نیستند.', fields } });
  isSignedIn(server, makeUser('SYS_ADMIN'));
  history.replaceState(null, '', '/admin/site');
  startSession();
  await act(async () => {
    render(<App />);
  });
  const save = await screen.findByRole('button', { name: 'ذخیره' }, PATIENT);
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: /^تلفن/ });
  await user.type(phone, '021 9100');
  const eitaa = screen.getByRole<HTMLInputElement>('textbox', { name: /^ایتا/ });
  await user.type(eitaa, 'https://a.ir/b');
  await user.click(save);
  await waitFor(() => expect(eitaa.getAttribute('aria-invalid')).toBe('true'), PATIENT);
  expect(phone.value).toBe('021 9100');
  expect(server.of('PUT /admin/site-settings/').map(({ body }) => body)).toEqual([
    { ...NOTHING, phone: '021 9100', social: [{ network: 'eitaa', href: 'https://a.ir/b' }] },
  ]);
  server.on('PUT /admin/site-settings/', { body: { ...NOTHING, phone: '021 9100' } });
  await user.clear(eitaa);
  await user.click(save);
  await screen.findByText(/بازدیدکنندگان از همین حالا/, undefined, PATIENT);
  // As people read it, once the server has accepted it.
  expect(phone.value).toBe('۰۲۱ ۹۱۰۰');
});
