import { type ApiError, api } from '../api/index.ts';
import { storeDeviceToken } from './device-token.ts';
import { foldPhone } from './fold-phone.ts';
import { enter } from './login.ts';
import { session } from './session.ts';

/** Said when a code is on its way. */
export const CODE_SENT = 'کد تایید با موفقیت ارسال شد.';

const codeFallback = (status: number) => (status === 0 ? 'خطا در ارسال کد تایید' : 'خطا در دریافت کد فعالسازی');

/** Asks for a one-time code by SMS. Gives true once it is on its way; `session.otpLogin` tells how it goes. */
export async function sendCode(typedPhone: string): Promise<boolean> {
  const phone = foldPhone(typedPhone);
  session.myUsers = [];
  session.otpLogin = { phone: '', code: '', codeHasSent: false, loading: true, error: null };
  try {
    const { status, message, device } = await api.auth.sendCode({ query: { phone } }, { fallback: codeFallback });
    storeDeviceToken(device);
    const codeHasSent = status === 1;
    session.otpLogin = {
      phone: codeHasSent ? phone : '',
      code: '',
      codeHasSent,
      loading: false,
      error: codeHasSent ? null : message || codeFallback(200),
    };
    return codeHasSent;
  } catch (error) {
    session.otpLogin = { phone: '', code: '', codeHasSent: false, loading: false, error: detailOf(error) };
    return false;
  }
}

/**
 * Checks the code. The only account of a phone is signed in at once; of several, `session.myUsers` holds the list to
 * choose from. Gives true once signed in.
 */
export async function verifyCode(typedCode: string): Promise<boolean> {
  // The last digit sends the code by itself; a press of the button right after it must not send it again.
  if (session.otpLogin.loading) return false;
  const code = foldPhone(typedCode);
  const { phone } = session.otpLogin;
  session.otpLogin.loading = true;
  session.otpLogin.error = null;
  try {
    const found = await api.auth.verify({ body: { phone, code } }, { fallback: () => 'خطا بررسی کد' });
    const accounts = Array.isArray(found) ? found : [found];
    session.myUsers = accounts;
    session.otpLogin.code = code;
    const [only] = accounts;
    if (accounts.length === 1 && only) return await loginAs(only.username);
    session.otpLogin.loading = false;
    return false;
  } catch (error) {
    session.otpLogin.loading = false;
    session.otpLogin.error = detailOf(error);
    return false;
  }
}

/** Signs in with the code that was verified, to one of the phone's accounts. */
export async function loginAs(username: string): Promise<boolean> {
  const { phone, code } = session.otpLogin;
  session.otpLogin.loading = true;
  session.otpLogin.error = null;
  try {
    const reply = await api.auth.login({ body: { phone, code, username } }, { fallback: () => 'خطا در احراز هویت' });
    session.otpLogin.loading = false;
    if (!Array.isArray(reply)) return enter(reply);
    session.myUsers = reply;
    return false;
  } catch (error) {
    session.otpLogin.loading = false;
    session.otpLogin.error = detailOf(error);
    return false;
  }
}

function detailOf(error: unknown): string {
  return (error as ApiError).detail;
}
