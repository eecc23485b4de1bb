import type { LoginReply } from '@mashq/api/contract';
import { type ApiError, api } from '../api/index.ts';
import { beginSession } from './begin-end.ts';
import { setActiveUser } from './brief.ts';
import { storeDeviceToken } from './device-token.ts';
import { storeRefreshToken } from './refresh-token.ts';
import { session } from './session.ts';

/** Without an answer of the server nothing is known about the password. */
const loginFallback = (status: number) => (status === 0 ? 'خطا در ارسال اطلاعات' : 'خطا در ورود');

/** Signs in with a username and a password; `session.userLogin` tells how it goes. Gives true once signed in. */
export async function login(username: string, password: string): Promise<boolean> {
  session.userLogin = { loading: true, error: null };
  session.activeUser = null;
  try {
    const reply = await api.auth.login({ body: { username, password } }, { fallback: loginFallback });
    if (Array.isArray(reply)) throw new TypeError('A password belongs to one account.');
    session.userLogin.loading = false;
    return enter(reply);
  } catch (error) {
    session.userLogin = { loading: false, error: (error as ApiError).detail ?? loginFallback(0) };
    return false;
  }
}

/** Takes over what a sign-in gave. */
export function enter(reply: LoginReply): boolean {
  storeDeviceToken(reply.device);
  storeRefreshToken(reply.refresh);
  if (!beginSession(reply.access)) return false;
  session.myUsers = [];
  session.otpLogin = { phone: '', code: '', codeHasSent: false, loading: false, error: null };
  setActiveUser(reply.user);
  return true;
}
