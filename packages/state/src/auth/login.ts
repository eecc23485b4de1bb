import type { LoginReply } from '@mashq/api/contract';
import type { ApiError } from '../platform/api/api.ts';
import { storeDeviceToken, storeRefreshToken } from '../platform/api/token.ts';
import { visitorApi } from '../platform/api/visitor.ts';
import { dispatch, NO_OTP } from '../platform/session/machine.ts';
import { beginSession, setActiveUser } from '../platform/session/session.ts';
import { forgetSentCode } from './sent-code.ts';

/** Without a reply of the server nothing is known about the password. */
const loginFallback = (status: number) => (status === 0 ? 'خطا در ارسال اطلاعات' : 'خطا در ورود');

/** Signs in with a username and a password; `session.userLogin` has the progress, and whether a second factor is needed. Returns true once signed in. */
export async function login(username: string, password: string, secondFactor?: string): Promise<boolean> {
  const asked = secondFactor === undefined ? {} : { needsSecondFactor: true };
  const answered = (error: string | null, isSecondFactorWrong = false) =>
    dispatch('password-progressed', {
      userLogin: { loading: false, error, ...asked, ...(isSecondFactorWrong && { isSecondFactorWrong }) },
    });
  dispatch('password-progressed', { userLogin: { loading: true, error: null, ...asked } });
  try {
    const reply = await visitorApi.auth.login(
      { body: { username, password, ...(secondFactor === undefined ? {} : { second_factor: secondFactor }) } },
      { fallback: loginFallback },
    );
    if (Array.isArray(reply)) throw new TypeError('A password belongs to one account.');
    answered(null);
    return acceptLogin(reply);
  } catch (error) {
    if ((error as ApiError).code === 'second-factor-needed')
      dispatch('password-progressed', { userLogin: { loading: false, error: null, needsSecondFactor: true } });
    else answered((error as ApiError).detail ?? loginFallback(0), (error as ApiError).code === 'wrong-second-factor');
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
