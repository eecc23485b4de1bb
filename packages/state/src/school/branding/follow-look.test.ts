import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountApi } from '../../platform/api/account.ts';

import { session } from '../../platform/session/machine.ts';
import { type ApplyBranding, followLook } from './follow-look.ts';
import { LOOK_KEY, look } from './look.ts';

const SCHOOL = {
  school_id: '6f1f5a52-6b0f-4f0e-9c55-0a5f4d4b5d11',
  name: 'دبستان سپهر',
  logo: { light: 'a', dark: 'b' },
  css: ':root{}',
};
const applyBranding = vi.fn<ApplyBranding>();
const mine = vi.spyOn(accountApi.look, 'mine');
let stop = () => {};

function signIn(id: string | null): void {
  session.loading = false;
  session.activeUser = id === null ? null : ({ id } as NonNullable<typeof session.activeUser>);
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  vi.clearAllMocks();
  mine.mockResolvedValue({ look: SCHOOL });
  signIn(null);
});
afterEach(() => stop());

it('dresses the page for the person’s school, keeps the look for the next visit, and takes it off at the end', async () => {
  stop = followLook(applyBranding);
  signIn('one');
  await vi.waitFor(() => expect(look.tenant?.name).toBe('دبستان سپهر'));
  expect(look.tenant?.logo.dark).toBe(`/api/site/look/${SCHOOL.school_id}/logo/b/`);
  expect(applyBranding).toHaveBeenLastCalledWith({ id: `school-${SCHOOL.school_id}`, css: SCHOOL.css });
  expect(JSON.parse(localStorage.getItem(LOOK_KEY) ?? '')).toMatchObject({ name: 'دبستان سپهر', css: SCHOOL.css });
  signIn(null);
  await vi.waitFor(() => expect(look.tenant).toBeNull());
  expect(applyBranding).toHaveBeenLastCalledWith(null);
  expect(localStorage.getItem(LOOK_KEY)).toBeNull();
});

it('goes back to the look of the host that the page came with', async () => {
  const meta = document.createElement('meta');
  meta.name = 'look';
  meta.content = JSON.stringify({ name: 'دبستان پویا', logo: { light: 'x', dark: 'x' } });
  document.head.append(meta);
  stop = followLook(applyBranding);
  signIn('one');
  await vi.waitFor(() => expect(look.tenant?.name).toBe('دبستان سپهر'));
  signIn(null);
  await vi.waitFor(() => expect(look.tenant?.name).toBe('دبستان پویا'));
});

it('asks again when the network is back, and once for one person', async () => {
  mine.mockRejectedValueOnce(new Error('no network'));
  stop = followLook(applyBranding);
  signIn('one');
  await vi.waitFor(() => expect(mine).toHaveBeenCalledTimes(1));
  session.access = 'another token';
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(look.tenant?.name).toBe('دبستان سپهر'));
  const calls = mine.mock.calls.length;
  session.access = 'a third';
  await new Promise((resolve) => setTimeout(resolve));
  expect(mine).toHaveBeenCalledTimes(calls);
});
