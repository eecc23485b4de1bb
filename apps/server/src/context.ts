import type { Keyring } from './auth/keys.ts';
import type { Passwords } from './auth/passwords.ts';
import type { PhoneCipher } from './auth/phone-cipher.ts';
import type { Sms } from './auth/sms.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Database } from './db/database.ts';
import type { PaymentGateway } from './payment/gateway.ts';
import type { VapidKeys } from './push/vapid.ts';
import type { Storage } from './storage/storage.ts';

/** What every service needs. All time comes from `clock`: a test, or the demo's past weeks, set it as they need. */
export interface Context {
  readonly db: Database;
  readonly clock: () => Date;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly sms: Sms;
  /** Takes payments; undefined where none can be made. */
  readonly paymentGateway?: PaymentGateway | undefined;
  /** Files of people. */
  readonly storage: Storage;
  /** Keys derived from the session secret, one a purpose. */
  readonly keyring: Keyring;
  /** Encrypts phone numbers and finds people by them. */
  readonly phones: PhoneCipher;
  /** Keys by which push services know the site; undefined where browsers are sent nothing. */
  readonly vapid?: VapidKeys | undefined;
  /** The origin that messages name in their links; undefined where it is not set, and nothing with a link is sent. */
  readonly publicOrigin?: string | undefined;
  readonly status: 'ok' | 'maintenance';
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
