import { createHmac } from 'node:crypto';

/** A keyed hash, for what must be found again in the database but not read there: codes, phones, addresses. */
export function makeMac(secret: string): (text: string) => string {
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}
