import type { Database, Session } from './db/database.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { Keyring } from './security/keys.ts';
import type { Passwords } from './security/passwords.ts';
import type { PhoneCipher } from './security/phone-cipher.ts';
import type { Tokens } from './security/tokens.ts';
import type { Sms } from './sms/outbox.ts';
import type { Storage } from './storage/storage.ts';
import type { VapidKeys } from './vapid.ts';

/** What domains above the school's do, in the same transaction, when students join or leave a class. */
export interface EnrolmentHooks {
  readonly joined: (
    tx: Session,
    stay: { readonly schoolId: string; readonly classId: string; readonly studentIds: readonly string[] },
    now: Date,
  ) => Promise<void>;
  readonly left: (
    tx: Session,
    stay: { readonly schoolId: string; readonly studentIds: readonly string[] },
    now: Date,
  ) => Promise<void>;
}

/** Assigned work of which a student just answered something, or which it began or handed in. */
export interface AnsweredWork {
  readonly schoolId: string;
  readonly assignmentId: string;
}

/** What every service needs. All time comes from `clock`: a test, or the demo's past weeks, set it as they need. */
export interface Context {
  readonly db: Database;
  readonly clock: () => Date;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly enrolmentHooks: EnrolmentHooks;
  /** Called when something of assigned work was stored; it delays nothing. @default nobody is notified */
  readonly answered?: (work: AnsweredWork) => void;
  readonly sms: Sms;
  /** Takes payments; undefined where none can be made. */
  readonly paymentGateway?: PaymentGateway | undefined;
  /** Files of people. */
  readonly storage: Storage;
  /** Keys derived from the session secret, one a purpose. */
  readonly keyring: Keyring;
  /** Keys derived from `DATA_KEY`, one a purpose: of what is stored encrypted and must be read again. */
  readonly dataKeys: Keyring;
  /** Encrypts phone numbers and finds people by them. */
  readonly phones: PhoneCipher;
  /** Keys by which push services know the site; undefined where browsers are sent nothing. */
  readonly vapid?: VapidKeys | undefined;
  /** The origin that messages name in their links; undefined where it is not set, and nothing with a link is sent. */
  readonly publicOrigin?: string | undefined;
  readonly status: 'ok' | 'maintenance';
  /** Of the running program. @default none */
  readonly version?: string;
  /** Other servers of this API, which the app may be switched to. @default none */
  readonly apiOrigins?: readonly string[];
  /** For how long an overview of many schools is shown again as it was read. @default 0 */
  readonly overviewFreshMs?: number;
  /** Months after which messages of the support chat are removed; without it they stay. */
  readonly chatRetentionMonths?: number | undefined;
  /** Badges are not awarded with each answer, but later for all: while the demo world is made. @default false */
  readonly awardsLater?: boolean;
  /** Folder of the source maps of the built app; without it errors of browsers stay as they came. */
  readonly sourceMaps?: string;
}
