function bigGcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

function toBig(value: number | bigint): bigint {
  if (typeof value === 'bigint') return value;
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number: ${value}`);
  return BigInt(value);
}

function toSafe(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`too large for a question: ${value}`);
  return number;
}

/** An exact fraction in lowest terms with a positive denominator. Immutable. */
export class Rational {
  readonly n: bigint;
  readonly d: bigint;

  private constructor(n: bigint, d: bigint) {
    this.n = n;
    this.d = d;
  }

  /** `numerator / denominator`, reduced. Throws `RangeError` on a zero denominator or a number that is not whole. */
  static of(numerator: number | bigint, denominator: number | bigint = 1): Rational {
    const n = toBig(numerator);
    const d = toBig(denominator);
    if (d === 0n) throw new RangeError('a fraction has no zero denominator');
    const divisor = bigGcd(n, d) * (d < 0n ? -1n : 1n);
    return new Rational(n / divisor, d / divisor);
  }

  /** `whole + numerator / denominator`. */
  static mixed(whole: number | bigint, numerator: number | bigint, denominator: number | bigint): Rational {
    return Rational.of(whole).plus(Rational.of(numerator, denominator));
  }

  /** Numerator in lowest terms as a number. Throws `RangeError` beyond safe integers. */
  get numerator(): number {
    return toSafe(this.n);
  }

  /** Denominator in lowest terms, positive. Throws `RangeError` beyond safe integers. */
  get denominator(): number {
    return toSafe(this.d);
  }

  /** The whole part, cut towards zero: 17/5 has 3. */
  get whole(): number {
    return toSafe(this.n / this.d);
  }

  /** What is left over the whole part: 17/5 has 2/5. */
  get part(): Rational {
    return Rational.of(this.n % this.d, this.d);
  }

  get isWhole(): boolean {
    return this.d === 1n;
  }

  /** -1, 0 or 1. */
  get sign(): -1 | 0 | 1 {
    return this.n === 0n ? 0 : this.n < 0n ? -1 : 1;
  }

  plus(other: Rational): Rational {
    return Rational.of(this.n * other.d + other.n * this.d, this.d * other.d);
  }

  minus(other: Rational): Rational {
    return Rational.of(this.n * other.d - other.n * this.d, this.d * other.d);
  }

  times(other: Rational): Rational {
    return Rational.of(this.n * other.n, this.d * other.d);
  }

  /** Throws `RangeError` on division by zero. */
  over(other: Rational): Rational {
    return Rational.of(this.n * other.d, this.d * other.n);
  }

  /** Negative when this is the smaller, positive when it is the larger, 0 when equal. */
  compare(other: Rational): -1 | 0 | 1 {
    const difference = this.n * other.d - other.n * this.d;
    return difference === 0n ? 0 : difference < 0n ? -1 : 1;
  }

  equals(other: Rational): boolean {
    return this.n === other.n && this.d === other.d;
  }

  /** `"17/5"`, or `"3"` when whole. */
  toString(): string {
    return this.d === 1n ? `${this.n}` : `${this.n}/${this.d}`;
  }
}
