import { Rational } from './rational.ts';

const canonical = /^(-?)(\d+)(?:\.(\d+))?$/;

/** An exact decimal: `units` counted in steps of one over ten to the `places`. Immutable; trailing zeros are dropped. */
export class Decimal {
  readonly units: bigint;
  readonly places: number;

  private constructor(units: bigint, places: number) {
    this.units = units;
    this.places = places;
  }

  /** `Decimal.of(325, 2)` is 3.25. Throws `RangeError` when `units` or `places` is not whole, or `places` is negative. */
  static of(units: number | bigint, places = 0): Decimal {
    if (typeof units === 'number' && !Number.isSafeInteger(units)) throw new RangeError(`not a whole number: ${units}`);
    if (!Number.isSafeInteger(places) || places < 0) throw new RangeError(`not a count of places: ${places}`);
    let u = BigInt(units);
    let p = places;
    while (p > 0 && u % 10n === 0n) {
      u /= 10n;
      p -= 1;
    }
    return new Decimal(u, p);
  }

  /** Reads canonical ASCII (`"3.25"`, `"-0.5"`, `"12"`). Throws `RangeError` on anything else. */
  static parse(text: string): Decimal {
    const match = canonical.exec(text);
    if (!match) throw new RangeError(`not a decimal: ${text}`);
    const [, sign = '', whole = '0', part = ''] = match;
    return Decimal.of(BigInt(`${sign}${whole}${part}`), part.length);
  }

  /** The exact decimal of a fraction, or null when it never ends (1/3). */
  static fromRational(value: Rational): Decimal | null {
    let rest = value.d;
    let twos = 0;
    let fives = 0;
    while (rest % 2n === 0n) {
      rest /= 2n;
      twos += 1;
    }
    while (rest % 5n === 0n) {
      rest /= 5n;
      fives += 1;
    }
    if (rest !== 1n) return null;
    const places = Math.max(twos, fives);
    return Decimal.of((value.n * 10n ** BigInt(places)) / value.d, places);
  }

  /** The count of units when written with `places` places. Throws `RangeError` when digits would be lost. */
  unitsAt(places: number): bigint {
    if (places < this.places) throw new RangeError(`${this} has more than ${places} places`);
    return this.units * 10n ** BigInt(places - this.places);
  }

  plus(other: Decimal): Decimal {
    const places = Math.max(this.places, other.places);
    return Decimal.of(this.unitsAt(places) + other.unitsAt(places), places);
  }

  minus(other: Decimal): Decimal {
    const places = Math.max(this.places, other.places);
    return Decimal.of(this.unitsAt(places) - other.unitsAt(places), places);
  }

  times(other: Decimal): Decimal {
    return Decimal.of(this.units * other.units, this.places + other.places);
  }

  /** Times ten to the `power`; a negative power moves the mark to the left. */
  shift(power: number): Decimal {
    return power > this.places
      ? Decimal.of(this.units * 10n ** BigInt(power - this.places))
      : Decimal.of(this.units, this.places - power);
  }

  /** Rounded to `places` places, a half away from zero (the school rule). */
  round(places: number): Decimal {
    if (this.places <= places) return this;
    const step = 10n ** BigInt(this.places - places);
    const size = this.units < 0n ? -this.units : this.units;
    const rounded = (size + step / 2n) / step;
    return Decimal.of(this.units < 0n ? -rounded : rounded, places);
  }

  compare(other: Decimal): -1 | 0 | 1 {
    const difference = this.minus(other).units;
    return difference === 0n ? 0 : difference < 0n ? -1 : 1;
  }

  equals(other: Decimal): boolean {
    return this.units === other.units && this.places === other.places;
  }

  toRational(): Rational {
    return Rational.of(this.units, 10n ** BigInt(this.places));
  }

  /** Written with at least `places` places: `Decimal.parse('0.5').padded(2)` is `"0.50"`. */
  padded(places: number): string {
    const width = Math.max(places, this.places);
    const units = this.unitsAt(width);
    const digits = (units < 0n ? -units : units).toString().padStart(width + 1, '0');
    const whole = digits.slice(0, digits.length - width);
    const part = digits.slice(digits.length - width);
    return `${units < 0n ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}`;
  }

  /** Canonical ASCII without trailing zeros. */
  toString(): string {
    return this.padded(0);
  }
}
