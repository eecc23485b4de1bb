/** Digits from the ones up. */
function fromOnes(value: number): readonly number[] {
  return [...String(value)].reverse().map(Number);
}

function number(digits: readonly number[]): number {
  return Number([...digits].reverse().join(''));
}

/** Column addition in which no ten is carried: 358 + 274 gives 522; the sum of the first column is written whole. */
export function withoutCarry(a: number, b: number): number {
  const [one, other] = [fromOnes(a), fromOnes(b)];
  const length = Math.max(one.length, other.length);
  const columns = Array.from({ length }, (_, index) => (one[index] ?? 0) + (other[index] ?? 0));
  return Number(
    columns
      .map((sum, index) => (index === length - 1 ? sum : sum % 10))
      .reverse()
      .join(''),
  );
}

/** Column subtraction in which the smaller digit is always taken from the larger: 502 − 138 gives 436. */
export function smallerFromLarger(a: number, b: number): number {
  const other = fromOnes(b);
  return number(fromOnes(a).map((digit, index) => Math.abs(digit - (other[index] ?? 0))));
}

/** Column subtraction in which a ten is taken, but the digit it was taken from stays as it was. */
export function withoutLowering(a: number, b: number): number {
  const other = fromOnes(b);
  return number(fromOnes(a).map((digit, index) => (digit + 10 - (other[index] ?? 0)) % 10));
}

/** Long multiplication in which no line is moved to the left: 34 × 12 gives 34 + 68. */
export function withoutShift(a: number, b: number): number {
  return fromOnes(b).reduce((sum, digit) => sum + digit * a, 0);
}

/** Long multiplication that stops before the first digit of the second factor. */
export function lastLineLeftOut(a: number, b: number): number {
  const [first = 0] = [...String(b)].map(Number);
  return a * (b - first * 10 ** (String(b).length - 1));
}

/** Column addition in which the whole of each column's sum is written below it: 476 + 258 gives 61214. */
export function columnsWrittenWhole(a: number, b: number): number {
  const [one, other] = [fromOnes(a), fromOnes(b)];
  const columns = Array.from(
    { length: Math.max(one.length, other.length) },
    (_, index) => (one[index] ?? 0) + (other[index] ?? 0),
  );
  return Number(columns.reverse().join(''));
}

/** Column subtraction across zeros in which a zero that lends becomes ten, as if nothing had been taken from it: 5003 − 1476 gives 3637. Null where a column would come to ten. */
export function lendingZeroKeptTen(a: number, b: number): number | null {
  const other = fromOnes(b);
  let owed = 0;
  const columns = fromOnes(a).map((digit, index) => {
    const bottom = other[index] ?? 0;
    const isLendingZero = owed === 1 && digit === 0;
    const top = isLendingZero ? 10 : digit - owed;
    owed = isLendingZero || top < bottom ? 1 : 0;
    return isLendingZero ? top - bottom : (top + (owed === 1 ? 10 : 0) - bottom) % 10;
  });
  return columns.some((digit) => digit > 9) ? null : number(columns);
}
