import type { LoginReply } from '@mashq/api/contract';
import type { ApiError } from '../platform/api/api.ts';
import { api } from '../platform/api/api.ts';
import { storeDeviceToken, storeRefreshToken } from '../platform/api/token.ts';
import { dispatch, NO_OTP } from '../platform/session/machine.ts';
import { beginSession, setActiveUser } from '../platform/session/session.ts';
import { forgetSentCode } from './sent-code.ts';

/** Without a reply of the server nothing is known about the password. */
const loginFallback = (status: number) => (status === 0 ? 'خطا در ارسال اطلاعات' : 'خطا در ورود');

/** Signs in with a username and a password; `session.userLogin` has the progress. Returns true once signed in. */
export async function login(username: string, password: string): Promise<boolean> {
  const answered = (error: string | null) => dispatch('password-progressed', { userLogin: { loading: false, error } });
  dispatch('password-progressed', { userLogin: { loading: true, error: null } });
  try {
    const reply = await api.auth.login({ body: { username, password } }, { fallback: loginFallback });
    if (Array.isArray(reply)) throw new TypeError('A password belongs to one account.');
    answered(null);
    return acceptLogin(reply);
  } catch (error) {
    answered((error as ApiError).detail ?? loginFallback(0));
    return false;
  }
}

/** Begins the session of a login reply. */
export function acceptLogin(reply: LoginReply): boolean {
  storeDeviceToken(reply.device);
  storeRefreshToken(reply.refresh);
  if (!beginSession(reply.access)) return false;
  setActiveUser(reply.user);
  return true;
}

/** Goes back to the phone number. */
export function resetOtp(): void {
  forgetSentCode('login');
  dispatch('otp-reset', { myUsers: [], otpLogin: { ...NO_OTP } });
}
