import type { SiteContact } from '@mashq/api/contract';
import { logout } from '@mashq/state/platform/session/session';
import { forgetSiteContact } from '@mashq/state/site/site-contact';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../App.tsx';
import { FakeServer } from '../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
const NOTHING: SiteContact = { phone: null, email: null, address: null, social: [], seals: [] };
const PICTURE = '0190a000-0000-7000-8000-000000000009';
const WRITTEN: SiteContact = {
  phone: '021 9100 0000',
  email: 'salam@mashq.example',
  address: 'تهران، پلاک 12',
  social: [{ network: 'eitaa', href: 'https://eitaa.com/mashq_sample' }],
  seals: [{ name: 'نماد اعتماد', href: 'https://seal.mashq.example/trust', picture: PICTURE }],
};

let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  forgetSiteContact();
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function open(path: string, contact: SiteContact): Promise<void> {
  server.on('GET /site/contact/', { body: contact });
  history.replaceState(null, '', path);
  await act(async () => {
    render(<App />);
  });
}

it('shows at the end of the home what administrators wrote of how the site is reached', async () => {
  await open('/', WRITTEN);
  const footer = within(await screen.findByRole('contentinfo', undefined, PATIENT));
  expect((await footer.findByRole('link', { name: '۰۲۱ ۹۱۰۰ ۰۰۰۰' }, PATIENT)).getAttribute('href')).toBe(
    'tel:02191000000',
  );
  expect(footer.getByText('تهران، پلاک ۱۲')).toBeDefined();
  expect(footer.getByRole('link', { name: /ایتا/ }).getAttribute('href')).toBe('https://eitaa.com/mashq_sample');
  // The picture is named by its link, so that its own words would be said twice.
  const seal = footer.getByRole('link', { name: /نماد اعتماد/ });
  expect(seal.querySelector('img')?.getAttribute('src')).toBe(`/api/site/sign/${PICTURE}/`);
});

it('shows it on the contact page too, with one question to the server', async () => {
  await open('/contact-us', WRITTEN);
  const part = within(await screen.findByRole('region', { name: 'راه‌های دیگر' }, PATIENT));
  expect(part.getByRole('link', { name: 'salam@mashq.example' }).getAttribute('href')).toBe(
    'mailto:salam@mashq.example',
  );
  expect(part.getByRole('link', { name: /ایتا/ })).toBeDefined();
  expect(server.of('GET /site/contact/')).toHaveLength(1);
});

it('shows no empty box where nothing was written', async () => {
  await open('/contact-us', NOTHING);
  await screen.findByRole('heading', { level: 1 }, PATIENT);
  await vi.waitFor(() => expect(server.of('GET /site/contact/')).toHaveLength(1), PATIENT);
  expect(screen.queryByText('راه‌های دیگر')).toBeNull();
});
