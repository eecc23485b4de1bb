import type { Account, ActiveUser } from '@mashq/api/contract';
import { proxy } from 'valtio/vanilla';

export interface SessionState {
  /** Who is signed in; null while nobody is, or while it is being found out. */
  activeUser: ActiveUser | null;
  /** The profile is on its way. */
  loading: boolean;
  /** Why the profile did not come. */
  error: string | null;
  access: string | null;
  refresh: string | null;
  /** Accounts of the phone that was verified, to choose from. */
  myUsers: Account[];
  userLogin: { loading: boolean; error: string | null };
  otpLogin: { phone: string; code: string; codeHasSent: boolean; loading: boolean; error: string | null };
}

const signedOut = (): SessionState => ({
  activeUser: null,
  loading: false,
  error: null,
  access: null,
  refresh: null,
  myUsers: [],
  userLogin: { loading: false, error: null },
  otpLogin: { phone: '', code: '', codeHasSent: false, loading: false, error: null },
});

/** Who uses the app. Somebody is signed in exactly when there is an active user. */
export const session: SessionState = proxy(signedOut());

export function clearSession(): void {
  Object.assign(session, signedOut());
}
