import { logout, startSession } from '@mashq/state/platform/session/session';
import { type Announcements, recordAnnouncements } from '@mashq/ui/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
import { press } from '../../testing/press.ts';

const PATIENT = { timeout: 30_000 };
const idOf = (place: number) => `0190a000-0000-7000-8000-0000000000d${place}`;
const [AVA, SAM] = [idOf(1), idOf(2)];
let server: FakeServer;
let announcements: Announcements;

const message = (seq: number, text: string, isOwn = false) => ({
  id: idOf(seq + 2),
  seq,
  message: text,
  image: false,
  role: isOwn ? 'SYS_ADMIN' : 'STUDENT',
  url: '',
  timestamp: '2026-11-23 21:30',
  sent_at: '2026-11-23T18:00:00Z',
  edited_at: null,
  sender: isOwn ? 'support' : AVA,
  receiver: isOwn ? AVA : 'support',
  is_own: isOwn,
});

const pageOf = (name: string, messages: readonly object[]) => ({
  body: {
    messages,
    has_older: false,
    read_seq: 1,
    other_read_seq: 0,
    role: 'STUDENT',
    full_name: name,
    school_name: 'دبستان سپیده',
  },
});

const user = (id: string, first: string, last: string) => ({
  id,
  first_name: first,
  last_name: last,
  username: first,
  unread_count: 0,
  last_message: 'سلام',
  last_message_at: '2026-11-23T18:00:00Z',
});

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  server.on('GET /chat/users/', {
    body: { filter_user: [user(AVA, 'آوا', 'احمدی'), user(SAM, 'سام', 'رضایی')], filter_message: [] },
  });
  server.on(`GET /chat/users/${AVA}/message/`, pageOf('آوا احمدی', [message(1, 'سلام')]));
  server.on(`GET /chat/users/${SAM}/message/`, pageOf('سام رضایی', [message(1, 'درود')]));
  for (const id of [AVA, SAM]) server.on(`POST /chat/users/${id}/read/`, { body: { ok: true } });
  announcements = recordAnnouncements();
});

afterEach(() => {
  announcements.stop();
  act(() => logout());
  cleanup();
});

async function open(address = '/admin/chatList'): Promise<void> {
  isSignedIn(server, makeUser('SYS_ADMIN'));
  history.replaceState(null, '', address);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

it('a chat that is chosen in the list begins at its heading, which names it, and so does the next one', async () => {
  await open();
  for (const name of ['آوا احمدی', 'سام رضایی', 'آوا احمدی']) {
    await press(await screen.findByRole('option', { name: new RegExp(name) }, PATIENT));
    const heading = await screen.findByRole('heading', { level: 2, name }, PATIENT);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toContain(name);
  }
});

it('what was searched for stays: with a chat that was found and opened, after Back and after a reload', async () => {
  const [ava, sam] = [user(AVA, 'آوا', 'احمدی'), user(SAM, 'سام', 'رضایی')];
  server.on('GET /chat/users/', ({ path }) => ({
    body: {
      filter_user: new URL(path, 'http://host').searchParams.get('query') === 'سام' ? [sam] : [ava, sam],
      filter_message: [],
    },
  }));
  const onlySam = async () => {
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1), PATIENT);
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('سام');
  };
  await open();
  await screen.findByRole('option', { name: /آوا/ }, PATIENT);
  await userEvent.type(screen.getByRole('searchbox'), 'سام');
  await onlySam();
  await press(screen.getByRole('option', { name: /سام/ }));
  await screen.findByRole('heading', { level: 2, name: 'سام رضایی' }, PATIENT);
  await onlySam();
  const list = '/admin/chatList?search=%D8%B3%D8%A7%D9%85';
  expect(location.pathname + location.search).toBe(list.replace('?', `/${SAM}?`));
  cleanup();
  await open(list);
  await onlySam();
});

it('a message that comes is announced once with its sender, an own one is not', async () => {
  await open();
  await press(await screen.findByRole('option', { name: /آوا احمدی/ }, PATIENT));
  await screen.findByRole('article', { name: /سلام/ }, PATIENT);
  announcements.take();
  const come = [message(1, 'سلام'), message(2, 'کجای کتاب؟')];
  server.on(`GET /chat/users/${AVA}/message/`, pageOf('آوا احمدی', come));
  await screen.findByRole('article', { name: /کجای کتاب؟/ }, PATIENT);
  await waitFor(() => expect(announcements.take()).toEqual(['پیام تازه از آوا احمدی: کجای کتاب؟']));

  const own = message(3, 'صفحهٔ ۴۰', true);
  server.on(`POST /chat/users/${AVA}/message/`, () => {
    server.on(`GET /chat/users/${AVA}/message/`, pageOf('آوا احمدی', [...come, own]));
    return { status: 201, body: own };
  });
  await userEvent.type(screen.getByRole('textbox', { name: /پیام/ }), 'صفحهٔ ۴۰{Enter}');
  await screen.findByRole('article', { name: /شما.*صفحهٔ ۴۰.*(فرستاده شد|دیده شد)/ }, PATIENT);
  expect(announcements.take().filter((words) => words.includes('صفحهٔ ۴۰'))).toEqual([]);
});

it('says in the words of the specification that the list, or a conversation, did not come', async () => {
  server.on('GET /chat/users/', { status: 422, body: { detail: 'فهرست نیامد.' } });
  await open();
  expect(await screen.findByText('Error', undefined, PATIENT)).toBeTruthy();
  cleanup();
  server.on('GET /chat/users/', { body: { filter_user: [user(idOf(9), 'نیما', 'کریمی')], filter_message: [] } });
  server.on(`GET /chat/users/${idOf(9)}/message/`, { status: 422, body: { detail: 'گفتگو نیامد.' } });
  await open();
  await press(await screen.findByRole('option', { name: /نیما/ }, PATIENT));
  expect(await screen.findByText('Error loading chat', undefined, PATIENT)).toBeTruthy();
});
