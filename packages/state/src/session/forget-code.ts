import { session } from './session.ts';

/** Back to the phone number: the code sent is forgotten. */
export function forgetCode(): void {
  session.myUsers = [];
  session.otpLogin = { phone: '', code: '', codeHasSent: false, loading: false, error: null };
}
