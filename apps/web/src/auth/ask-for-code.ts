import { CODE_SENT, sendCode } from '@mashq/state/auth/auth-calls';
import { showToast } from '../platform/toasts/show-toast.ts';

/** Sends a code to the phone, and says so. */
export async function askForCode(phone: string): Promise<void> {
  if (await sendCode(phone)) await showToast(CODE_SENT);
}
