import { login } from '../session/index.ts';
import type { FakeApi } from './fake-api.ts';
import { makeLogin } from './people.ts';

/** Somebody is signed in, as after the login screen. */
export async function signIn(api: FakeApi, reply = makeLogin()): Promise<void> {
  api.on('POST', '/auth/login/', { body: reply });
  await login('ava', 'rahnama');
}
