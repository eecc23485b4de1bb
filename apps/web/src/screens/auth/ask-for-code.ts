import { CODE_SENT, sendCode } from '@mashq/state/session';
import { tell } from '../../toasts/tell.ts';

/** Sends a code to the phone, and says so. */
export async function askForCode(phone: string): Promise<void> {
  if (await sendCode(phone)) await tell(CODE_SENT);
}
