import { lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { smsOutbox } from '../db/schema/index.ts';
import { maskPhone } from '../security/digits.ts';
import type { Keyring } from '../security/keys.ts';
import type { PhoneCipher } from '../security/phone-cipher.ts';

/** The way to a phone. Throws when the message could not be handed over. `code`: the one in the text, for templates. */
export interface Sms {
  readonly send: (phone: string, body: string, code?: string) => Promise<void>;
  /** A service takes them; without one they stay in the database. @default false */
  readonly hasService?: boolean;
}

export interface OutboxOptions {
  readonly clock: () => Date;
  readonly keyring: Keyring;
  readonly phones: PhoneCipher;
  /** Gets every message, the phone masked; the embedded mode prints it so that a developer can sign in. */
  readonly announce?: (line: string) => void;
}

const RETENTION_MS = 24 * 60 * 60 * 1000;

/** Replaces an SMS service: messages stay in the database, encrypted, for a day. */
export function outboxSms(db: Database, { clock, keyring, phones, announce }: OutboxOptions): Sms {
  return {
    send: async (phone, body) => {
      const now = clock();
      await db.orm.delete(smsOutbox).where(lt(smsOutbox.sentAt, new Date(now.getTime() - RETENTION_MS)));
      await db.orm
        .insert(smsOutbox)
        .values({ phone: phones.encrypt(phone), body: keyring.encrypt('sms-outbox', body), sentAt: now });
      announce?.(`SMS to ${maskPhone(phone)}: ${body.replaceAll('\n', ' ')}`);
    },
  };
}
