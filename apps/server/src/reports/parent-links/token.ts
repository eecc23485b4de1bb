import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';

const SCHOOL_BYTES = 16;
const RANDOM_BYTES = 24;

/** A token that names its school, so that it is looked up there alone. What is secret are the random bytes. */
export function newToken(schoolId: string): string {
  const school = Buffer.from(schoolId.replaceAll('-', ''), 'hex');
  return Buffer.concat([school, randomBytes(RANDOM_BYTES)]).toString('base64url');
}

/** The school a token names; null where it is no token. */
export function schoolOfToken(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== SCHOOL_BYTES + RANDOM_BYTES || bytes.toString('base64url') !== token) return null;
  const hex = bytes.subarray(0, SCHOOL_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
