import { toLatinDigits } from '@mashq/curriculum/persian';
import type { ApiError } from '../platform/api/api.ts';
import { api } from '../platform/api/api.ts';
import { currentToken, storeDeviceToken } from '../platform/api/token.ts';
import { dispatch, NO_OTP, session } from '../platform/session/machine.ts';
import { endSession } from '../platform/session/session.ts';
import { acceptLogin } from './login.ts';
import { forgetSentCode, rememberSentCode, sentCodePhone } from './sent-code.ts';

// Sign-in by a code, and sign-out everywhere: apart from the rest, because few visits need them.

/** Message after a code is sent. */
export const CODE_SENT = 'کد تایید با موفقیت ارسال شد.';

const codeFallback = (status: number) => (status === 0 ? 'خطا در ارسال کد تایید' : 'خطا در دریافت کد فعالسازی');

/** A phone number or a code with Latin digits, without spaces and dashes. */
function normalize(typed: string): string {
  return toLatinDigits(typed).replace(/[\s\u200c\u200e\u200f-]/g, '');
}

/** Requests a one-time code by SMS; `session.otpLogin` has the progress. Returns true once it is sent. */
export async function sendCode(typedPhone: string): Promise<boolean> {
  const phone = normalize(typedPhone);
  dispatch('code-requested', { myUsers: [], otpLogin: { ...NO_OTP, loading: true } });
  const fail = (error: string) => {
    dispatch('code-not-sent', { otpLogin: { ...NO_OTP, error } });
    return false;
  };
  try {
    const { status, message, device } = await api.auth.sendCode({ query: { phone } }, { fallback: codeFallback });
    storeDeviceToken(device);
    if (status !== 1) return fail(message || codeFallback(200));
    rememberSentCode('login', phone);
    return dispatch('code-sent', { otpLogin: { ...NO_OTP, phone, codeHasSent: true } });
  } catch (error) {
    return fail(detailOf(error));
  }
}

/** Goes on with a code that was sent before a reload. */
export function resumeOtp(): void {
  const phone = sentCodePhone('login');
  if (phone === null || session.otpLogin.codeHasSent) return;
  dispatch('code-requested', { otpLogin: { ...NO_OTP } });
  dispatch('code-sent', { otpLogin: { ...NO_OTP, phone, codeHasSent: true } });
}

/**
 * Verifies the code. If the phone has one account, it is signed in at once; otherwise `session.myUsers` has the accounts to
 * choose from. Returns true once signed in.
 */
export async function verifyCode(typedCode: string): Promise<boolean> {
  const { loading, phone } = session.otpLogin;
  // The last digit submits the code; a press of the button right after it must not submit it again.
  if (loading) return false;
  const code = normalize(typedCode);
  const otpLogin = { ...NO_OTP, phone, codeHasSent: true };
  dispatch('code-submitted', { myUsers: [], otpLogin: { ...otpLogin, loading: true } });
  try {
    const found = await api.auth.verify({ body: { phone, code } }, { fallback: () => 'خطا بررسی کد' });
    const myUsers = Array.isArray(found) ? found : [found];
    // False if the user has gone back to the phone number meanwhile.
    if (!dispatch('code-accepted', { myUsers, otpLogin: { ...otpLogin, code } })) return false;
    const [first, second] = myUsers;
    return first !== undefined && second === undefined ? await loginAs(first.username) : false;
  } catch (error) {
    dispatch('code-refused', { otpLogin: { ...otpLogin, error: detailOf(error) } });
    return false;
  }
}

/** Signs in to one of the phone's accounts with the verified code. */
export async function loginAs(username: string): Promise<boolean> {
  const { phone, code } = session.otpLogin;
  const otpLogin = { ...session.otpLogin, error: null };
  dispatch('account-submitted', { otpLogin: { ...otpLogin, loading: true } });
  try {
    const reply = await api.auth.login({ body: { phone, code, username } }, { fallback: () => 'خطا در احراز هویت' });
    if (!Array.isArray(reply)) {
      forgetSentCode('login');
      return acceptLogin(reply);
    }
    dispatch('code-accepted', { myUsers: reply, otpLogin: { ...otpLogin, loading: false } });
    return false;
  } catch (error) {
    dispatch('account-refused', { otpLogin: { ...otpLogin, loading: false, error: detailOf(error) } });
    return false;
  }
}

/** «خروج از همهٔ دستگاه‌ها». Rejects with an `ApiError` if no session was ended; this one then continues. */
export async function logoutEverywhere(): Promise<void> {
  const token = currentToken();
  if (token === null) return;
  try {
    await api.auth.logoutEverywhere({}, { fallback: () => 'خروج از همهٔ دستگاه‌ها انجام نشد. دوباره تلاش کنید.' });
  } catch (error) {
    // 401: the session was over already, and has been ended here.
    if ((error as ApiError).status === 401) return;
    throw error;
  }
  if (currentToken()?.userId === token.userId) endSession('signed-out');
}

function detailOf(error: unknown): string {
  return (error as ApiError).detail;
}
