import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QueryProvider } from '../platform/query/QueryProvider.tsx';
import { session } from '../platform/session/machine.ts';
import { logout } from '../platform/session/session.ts';
import { pickPreset, settings } from '../platform/settings/settings.ts';
import { FakeApi } from '../testing/fake-api.ts';
import { signIn } from '../testing/sign-in.ts';
import { useSaveTheme } from './theme.ts';

const PATH = '/member/profile/';
const onSaved = vi.fn();
const onFailed = vi.fn();
let api: FakeApi;

beforeEach(async () => {
  api = new FakeApi();
  await signIn(api);
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  logout();
});

const render = () => renderHook(() => useSaveTheme({ onSaved, onFailed }), { wrapper: QueryProvider }).result;

it('saves what was picked, once, and makes it the account’s own', async () => {
  api.on('PATCH', PATH, { body: { theme: 'green' } });
  const theme = render();
  act(() => theme.current.saveIfChanged());
  expect(api.asked('PATCH', PATH)).toEqual([]);
  await act(async () => pickPreset('green'));
  act(() => theme.current.saveIfChanged());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(api.asked('PATCH', PATH)[0]?.body).toEqual({ theme: 'green' });
  expect(session.activeUser?.theme).toBe('green');
  expect(settings.isPresetChanged).toBe(false);
  act(() => theme.current.saveIfChanged());
  expect(api.asked('PATCH', PATH)).toHaveLength(1);
});

it.each([
  [{ detail: 'فعلاً نمی‌شود.' }, 'فعلاً نمی‌شود.'],
  [{}, 'خطایی در ثبت پوسته در سرور رخ داد.'],
])('tries three times more, then reports: %j', async (body, detail) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  api.on('PATCH', PATH, { status: 500, body });
  const theme = render();
  await act(async () => pickPreset('green'));
  act(() => theme.current.saveIfChanged());
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(detail);
  expect(api.asked('PATCH', PATH)).toHaveLength(4);
  expect(session.activeUser?.theme).toBeNull();
});
