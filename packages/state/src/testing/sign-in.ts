import { login } from '../auth/login.ts';
import type { FakeApi } from './fake-api.ts';
import { makeLogin } from './people.ts';

/** Signs a user in, as the login screen does. */
export async function signIn(api: FakeApi, reply = makeLogin()): Promise<void> {
  api.on('POST', '/auth/login/', { body: reply });
  await login('ava', 'rahnama');
}
