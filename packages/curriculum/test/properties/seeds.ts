/** Seeds that are not all small: the first hundred, and then numbers spread over 53 bits. */
export function seedAt(index: number): number {
  return index < 100 ? index : (index % 2 === 0 ? 1 : -1) * ((index * 6_700_417 * 65_537) % 2 ** 53);
}
