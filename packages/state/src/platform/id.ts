const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/**
 * A new UUID of version 7 (RFC 9562): 48 bits of the time in milliseconds, then 74 random ones. Ids made one after another
 * lie side by side in the database's indexes. Works where a page is not served over HTTPS, too.
 */
export function makeId(): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte, index) =>
    hex(index === 0 ? (byte & 0x0f) | 0x70 : index === 2 ? (byte & 0x3f) | 0x80 : byte, 2),
  ).join('');
  const id = hex(Date.now(), 12) + random;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
