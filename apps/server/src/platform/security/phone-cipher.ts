import { type SQL, sql } from 'drizzle-orm';
import type { Keyring } from './keys.ts';

/** How phone numbers lie in the database: encrypted, beside a keyed hash to look them up by (docs/adr/0036). */
export interface PhoneCipher {
  /** The id of the key, a dot, and AES-256-GCM of the number. Never twice the same. */
  readonly encrypt: (phone: string) => string;
  /** Throws where the key is not among ours: a number is never silently lost. */
  readonly decrypt: (sealed: string) => string;
  /** Blind index by the newest key. */
  readonly index: (phone: string) => string;
  /** Blind index of the last four digits, by the newest key. */
  readonly tailIndex: (phone: string) => string;
  /** The same of four digits, by every key. */
  readonly tailIndexes: (digits: string) => readonly string[];
  /** By every key: rows are found before they are encrypted again after a rotation. */
  readonly indexes: (phone: string) => readonly string[];
  /** What a number encrypted by the newest key begins with. */
  readonly prefix: string;
  /** The same of every key. */
  readonly prefixes: readonly string[];
}

/** The keyring is that of `DATA_KEY`, never that of the session secret: signing people out must not lose their numbers. */
export function makePhoneCipher(keyring: Keyring): PhoneCipher {
  const prefixes = keyring.keys('phone').map(({ id }) => `${id}.`);
  const [prefix = ''] = prefixes;
  const indexes = (phone: string) => keyring.hashes('phone-index', phone);
  return {
    prefix,
    prefixes,
    encrypt: (phone) => prefix + keyring.encrypt('phone', phone),
    decrypt: (sealed) => {
      const phone = keyring.decrypt('phone', sealed.slice(sealed.indexOf('.') + 1));
      if (phone === null) throw new Error('a phone number that none of the keys in DATA_KEY encrypted');
      return phone;
    },
    index: (phone) => keyring.hash('phone-index', phone),
    indexes,
    tailIndex: (phone) => keyring.hash('phone-tail', phone.slice(-4)),
    tailIndexes: (digits) => keyring.hashes('phone-tail', digits),
  };
}

/** The columns of an account's phone number: encrypted, and its blind indexes. */
export function sealedPhone(phones: PhoneCipher, phone: string | null) {
  return phone === null
    ? { phone: null, phoneHash: null, phoneTailHash: null }
    : { phone: phones.encrypt(phone), phoneHash: phones.index(phone), phoneTailHash: phones.tailIndex(phone) };
}

/** The condition that a column of blind indexes holds this number. Several accounts may share it. */
export function phoneIs(phones: PhoneCipher, column: SQL, phone: string): SQL {
  const indexes = phones.indexes(phone).map((index) => sql`${index}`);
  return sql`${column} in (${sql.join(indexes, sql`, `)})`;
}
