/** Greatest common divisor of two integers, never negative; `gcd(0, 0)` is 0. Euclid's algorithm. */
export function gcd(a: number, b: number): number {
  let x = Math.abs(a);
  let y = Math.abs(b);
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** Least common multiple of positive integers. Throws `RangeError` when one is not positive or the result is unsafe. */
export function lcm(...numbers: readonly number[]): number {
  let result = 1;
  for (const value of numbers) {
    if (!Number.isSafeInteger(value) || value < 1)
      throw new RangeError(`lcm of a number that is not positive: ${value}`);
    result = (result / gcd(result, value)) * value;
    if (!Number.isSafeInteger(result)) throw new RangeError('lcm is too large');
  }
  return result;
}
