import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** What a key is for. A key of one purpose is of no use for another. */
export type KeyPurpose =
  | 'access-token'
  | 'refresh-token'
  | 'device-token'
  | 'one-time-code'
  | 'sign-in-limit'
  | 'sms-outbox'
  | 'address'
  | 'phone'
  | 'phone-index'
  | 'phone-tail'
  | 'reset-token'
  | 'registration'
  | 'second-factor'
  | 'parent-link'
  | 'parent-sms';

export interface Keyring {
  /** Keyed hash by the newest secret, base64url. */
  readonly hash: (purpose: KeyPurpose, text: string) => string;
  /** The same by the newest and every previous secret, in this order: to look up what was stored before a rotation. */
  readonly hashes: (purpose: KeyPurpose, text: string) => readonly string[];
  /** Whether `hash` of the text, by the newest or a previous secret, is the one given. In constant time. */
  readonly matches: (purpose: KeyPurpose, text: string, hash: string) => boolean;
  /** Encrypts what must be read again but not by somebody who reads the database. */
  readonly encrypt: (purpose: KeyPurpose, text: string) => string;
  /** Null when it was not encrypted here or by a previous secret, or was changed since. */
  readonly decrypt: (purpose: KeyPurpose, sealed: string) => string | null;
  /** The raw keys of a purpose with their ids, the newest first. */
  readonly keys: (purpose: KeyPurpose) => readonly Key[];
}

export interface Key {
  /** Names the secret it was derived from without telling anything about it. */
  readonly id: string;
  readonly bytes: Buffer;
  /** The same for hashing: Node prepares a key of bytes again for each hash, which takes five times as long. */
  readonly secret: KeyObject;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function derive(secret: string, label: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `mashq/${label}/1`, length));
}

function keyOf(secret: string, purpose: KeyPurpose): Key {
  const bytes = derive(secret, purpose, 32);
  return { id: derive(secret, 'key-id', 6).toString('base64url'), bytes, secret: createSecretKey(bytes) };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * One key a purpose, derived from each secret by HKDF. The first secret makes everything new; the others only check what
 * was made before a rotation.
 */
export function makeKeyring(secret: string, previous: readonly string[] = []): Keyring {
  const derived = new Map<KeyPurpose, readonly Key[]>();

  function keys(purpose: KeyPurpose): readonly Key[] {
    const known = derived.get(purpose);
    if (known) return known;
    const made = [secret, ...previous].map((each) => keyOf(each, purpose));
    derived.set(purpose, made);
    return made;
  }

  const newest = (purpose: KeyPurpose): Key => keys(purpose)[0] ?? keyOf(secret, purpose);
  const hashBy = (key: Key, text: string) => createHmac('sha256', key.secret).update(text).digest('base64url');

  function decryptBy(key: Buffer, sealed: Buffer): string | null {
    if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    try {
      return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return null;
    }
  }

  return {
    keys,
    hash: (purpose, text) => hashBy(newest(purpose), text),
    hashes: (purpose, text) => keys(purpose).map((key) => hashBy(key, text)),
    matches: (purpose, text, hash) => keys(purpose).some((key) => isSame(hashBy(key, text), hash)),
    encrypt: (purpose, text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', newest(purpose).bytes, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt: (purpose, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const key of keys(purpose)) {
        const text = decryptBy(key.bytes, bytes);
        if (text !== null) return text;
      }
      return null;
    },
  };
}
