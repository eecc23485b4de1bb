import type { AdminWebinar, SitePartner } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
import { AiScreen } from '../AiScreen.tsx';
import { agendaText, readAgenda } from './agenda-text.ts';

const PATIENT = { timeout: 30_000 };
const idOf = (n: number) => `0190a000-0000-7000-8000-00000000000${n}`;
const webinar: AdminWebinar = {
  id: idOf(1),
  title: 'کسرها با کاغذ',
  summary: 'یک ساعت',
  starts_at: '2027-01-14T14:30:00.000Z',
  ends_at: '2027-01-14T15:30:00.000Z',
  place: 'برخط',
  agenda: [{ title: 'کاغذ', text: 'تا می‌کنیم' }],
  registered_count: 12,
  is_over: false,
};
const partners: SitePartner[] = [
  { id: idOf(2), name: 'دبستان آفتاب', picture: idOf(9) },
  { id: idOf(3), name: 'دبستان باران', picture: null },
];
const LIST = 'GET /admin/webinars/';
const CHANGE = `PUT /admin/webinars/${webinar.id}/`;

let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  server.on(LIST, { body: { page: 1, size: 20, total: 1, items: [webinar] } });
  server.on('GET /admin/partners/', { body: partners });
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function open(path: string) {
  isSignedIn(server, makeUser('SYS_ADMIN'));
  history.replaceState(null, '', path);
  startSession();
  await act(async () => {
    render(<App />);
  });
  return userEvent.setup();
}

async function choose(user: ReturnType<typeof userEvent.setup>, name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `کارهای «${name}»` }, PATIENT));
  await user.click(await screen.findByRole('menuitem', { name: item }, PATIENT));
}

it('lists webinars with who has registered, and keeps what was typed where a change is refused', async () => {
  const user = await open('/admin/webinars');
  const registered = await screen.findByRole('link', { name: /ثبت نام کرده‌اند: ۱۲ نفر/ }, PATIENT);
  expect(registered.getAttribute('href')).toBe(`/admin/visitors?kind=webinar&state=all&webinar=${webinar.id}`);
  const detail = 'پایان نشست باید پس از آغاز آن و تا یک روز بعد باشد.';
  server.on(CHANGE, { status: 422, body: { detail, fields: { ends_at: detail } } });
  await choose(user, webinar.title, 'تغییر');
  const dialog = within(await screen.findByRole('dialog', undefined, PATIENT));
  const title = dialog.getByRole<HTMLInputElement>('textbox', { name: /^عنوان/ });
  await user.clear(title);
  await user.type(title, 'کسرها با پارچه');
  await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
  await dialog.findByText(detail, undefined, PATIENT);
  expect(title.value).toBe('کسرها با پارچه');
  const { id: _, registered_count: __, is_over: ___, ...content } = webinar;
  expect(server.of(CHANGE).map(({ body }) => body)).toEqual([{ ...content, title: 'کسرها با پارچه' }]);
  server.on(CHANGE, { body: { ...webinar, title: 'کسرها با پارچه' } });
  const minutes = dialog.getByRole('textbox', { name: /چند دقیقه/ });
  await user.clear(minutes);
  await user.type(minutes, '۹۰');
  await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
  await screen.findByText('نشست تغییر کرد.', undefined, PATIENT);
  expect(server.of(CHANGE).at(-1)?.body).toMatchObject({ ends_at: '2027-01-14T16:00:00.000Z' });
});

it('takes a webinar off the site when it is asked once more', async () => {
  const REMOVE = `DELETE /admin/webinars/${webinar.id}/`;
  server.on(REMOVE, { body: { ok: true } });
  const user = await open('/admin/webinars');
  await choose(user, webinar.title, 'برداشتن از سایت');
  const asked = await screen.findByRole('alertdialog', undefined, PATIENT);
  expect(server.of(REMOVE)).toHaveLength(0);
  await user.click(within(asked).getByRole('button', { name: 'برداشتن از سایت' }));
  await waitFor(() => expect(server.of(REMOVE)).toHaveLength(1), PATIENT);
});

it('moves a partner by one place, and says where it is now', async () => {
  const ORDER = 'POST /admin/partners/order/';
  server.on(ORDER, { body: partners.toReversed() });
  const user = await open('/admin/partners');
  await choose(user, 'دبستان باران', 'یکی جلوتر');
  await screen.findByText('«دبستان باران» به جای ۱ رفت.', undefined, PATIENT);
  expect(server.of(ORDER).map(({ body }) => body)).toEqual([{ ids: [idOf(3), idOf(2)] }]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'دبستان باران',
    'دبستان آفتاب',
  ]);
});

it('takes the sign from a partner, and sends no new one', async () => {
  const PUT = `PUT /admin/partners/${idOf(2)}/`;
  server.on(PUT, { body: partners });
  const user = await open('/admin/partners');
  await choose(user, 'دبستان آفتاب', 'تغییر');
  const dialog = within(await screen.findByRole('dialog', undefined, PATIENT));
  expect(dialog.getByRole('img', { name: /دبستان آفتاب/ }).getAttribute('src')).toBe(`/api/site/sign/${idOf(9)}/`);
  await user.click(dialog.getByRole('button', { name: 'برداشتن نشان مدرسه' }));
  await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
  await waitFor(
    () => expect(server.of(PUT).map(({ body }) => body)).toEqual([{ name: 'دبستان آفتاب', picture: null }]),
    PATIENT,
  );
});

it('shows visitors when a webinar is, with its calendar file and a form that names it', async () => {
  server.on('GET /site/webinars/', { body: [webinar] });
  server.on('POST /site/message/', { status: 201, body: { ok: true } });
  render(<AiScreen />);
  const part = within(await screen.findByRole('region', { name: webinar.title }, PATIENT));
  expect(part.getByText('۱۸:۰۰ تا ۱۹:۰۰')).toBeTruthy();
  expect(part.getByRole('link', { name: 'افزودن به تقویم' }).getAttribute('href')).toBe(
    `/api/site/webinars/${webinar.id}/calendar/`,
  );
  const user = userEvent.setup();
  await user.type(part.getByRole('textbox', { name: /نام/ }), 'سارا احمدی');
  await user.type(part.getByRole('textbox', { name: /موبایل/ }), '09123456789');
  await user.click(part.getByRole('button', { name: 'ثبت نام در نشست' }));
  await part.findByText(/نامتان ثبت شد/, undefined, PATIENT);
  expect(server.of('POST /site/message/')[0]?.body).toMatchObject({ kind: 'webinar', subject: webinar.id });
});

it('says to visitors that none is planned, and how to hear of one; a failure can be tried again', async () => {
  server.on('GET /site/webinars/', { status: 409, body: { detail: 'این بار نشد.' } });
  render(<AiScreen />);
  await screen.findByText('این بار نشد.', undefined, PATIENT);
  server.on('GET /site/webinars/', { body: [] });
  await userEvent.setup().click(screen.getByRole('button', { name: /دوباره تلاش/ }));
  await screen.findByText('الان نشستی در برنامه نیست.', undefined, PATIENT);
  expect(screen.getByRole('link', { name: /به ما بنویسید/ }).getAttribute('href')).toBe('/contact-us');
});

it('reads the parts of a webinar as they are written', () => {
  const text = 'کاغذ: تا می‌کنیم: دو بار\n\n  عددها  ';
  const agenda = [
    { title: 'کاغذ', text: 'تا می‌کنیم: دو بار' },
    { title: 'عددها', text: '' },
  ];
  expect(readAgenda(text)).toEqual(agenda);
  expect(readAgenda(agendaText(agenda))).toEqual(agenda);
});
