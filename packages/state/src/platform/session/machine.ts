import type { Account, ActiveUser } from '@mashq/api/contract';
import { proxy } from 'valtio/vanilla';

/** `expired`: the session ended by time, or the server no longer accepts its token. */
export type SessionStateName = 'signed-out' | 'sending-code' | 'choosing-account' | 'signed-in' | 'expired';

export type SessionEvent =
  | 'password-progressed'
  | 'code-requested'
  | 'code-sent'
  | 'code-not-sent'
  | 'code-submitted'
  | 'code-refused'
  | 'code-accepted'
  | 'account-submitted'
  | 'account-refused'
  | 'otp-reset'
  | 'token-accepted'
  | 'user-changed'
  | 'signed-out'
  | 'expired';

type Transitions = Partial<Record<SessionEvent, SessionStateName>>;

/** From every state: a token may come from a stored session, a reply, or another tab, and may have expired already. */
const ANY: Transitions = { 'token-accepted': 'signed-in', expired: 'expired' };

const SIGNED_OUT: Transitions = {
  ...ANY,
  'password-progressed': 'signed-out',
  'code-requested': 'sending-code',
  'otp-reset': 'signed-out',
};

/** The next state for each event. An event that a state does not list changes nothing: it is a late reply. */
export const TRANSITIONS: Readonly<Record<SessionStateName, Transitions>> = {
  'signed-out': SIGNED_OUT,
  expired: SIGNED_OUT,
  // The code is being sent or typed.
  'sending-code': {
    ...ANY,
    'code-requested': 'sending-code',
    'code-sent': 'sending-code',
    'code-not-sent': 'signed-out',
    'code-submitted': 'sending-code',
    'code-refused': 'sending-code',
    'code-accepted': 'choosing-account',
    'otp-reset': 'signed-out',
  },
  // The code was correct. The only account of a phone is chosen without asking.
  'choosing-account': {
    ...ANY,
    'code-requested': 'sending-code',
    'code-submitted': 'sending-code',
    'code-accepted': 'choosing-account',
    'account-submitted': 'choosing-account',
    'account-refused': 'choosing-account',
    'otp-reset': 'signed-out',
  },
  'signed-in': {
    ...ANY,
    'password-progressed': 'signed-in',
    'user-changed': 'signed-in',
    'signed-out': 'signed-out',
  },
};

/** The data of the states. Each part is empty outside its state. */
export interface SessionData {
  /** The signed-in user; null until the profile is loaded. */
  activeUser: ActiveUser | null;
  /** The profile is being loaded. */
  loading: boolean;
  /** Why the profile was not loaded. */
  error: string | null;
  /** What the server said of the account as it ended the session: that it is closed or locked. */
  ended: string | null;
  access: string | null;
  refresh: string | null;
  /** Accounts of the verified phone, to choose from. */
  myUsers: Account[];
  userLogin: {
    loading: boolean;
    error: string | null;
    /** The password is right, and a code of the authenticator app is needed too. */
    needsSecondFactor?: boolean;
    /** The error is about that code alone. */
    isSecondFactorWrong?: boolean;
  };
  otpLogin: { phone: string; code: string; codeHasSent: boolean; loading: boolean; error: string | null };
}

export interface SessionState extends SessionData {
  state: SessionStateName;
}

export const NO_OTP: SessionData['otpLogin'] = { phone: '', code: '', codeHasSent: false, loading: false, error: null };

const emptyData = (): SessionData => ({
  activeUser: null,
  loading: false,
  error: null,
  ended: null,
  access: null,
  refresh: null,
  myUsers: [],
  userLogin: { loading: false, error: null },
  otpLogin: { ...NO_OTP },
});

/** The session of this tab. Only `dispatch` changes it. */
export const session: SessionState = proxy({ state: 'signed-out', ...emptyData() });

/**
 * Changes the session by an event, together with the data the event brings. Entering another state clears the data of the
 * previous one. Returns false, and changes nothing, if the event does not apply to the present state.
 */
export function dispatch(event: SessionEvent, data: Partial<SessionData> = {}): boolean {
  const next = TRANSITIONS[session.state][event];
  if (next === undefined) return false;
  Object.assign(session, next === session.state ? {} : emptyData(), data, { state: next });
  return true;
}
