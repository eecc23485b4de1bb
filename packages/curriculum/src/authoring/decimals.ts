import { line } from '../content/build.ts';
import type { Misconception } from '../model/index.ts';
import { Decimal } from '../numbers/decimal.ts';
import type { Rng } from '../random/rng.ts';
import { decimalKey } from './answers.ts';
import { misconception } from './draft.ts';

/** A decimal with exactly `places` places (its last digit is not 0) and a whole part from `min` to `max`. */
export function decimalWith(rng: Rng, places: number, [min, max]: readonly [number, number]): Decimal {
  const power = 10 ** places;
  const part = places === 0 ? 0 : rng.int(0, power / 10 - 1) * 10 + rng.int(1, 9);
  return Decimal.of(rng.int(min, max) * power + part, places);
}

function absolute(units: bigint): bigint {
  return units < 0n ? -units : units;
}

/** What comes of lining two decimals up at their right ends, the mark forgotten: 2.5 + 1.25 as 1.50. */
export function rightAligned(a: Decimal, b: Decimal, sign: '+' | '−'): Decimal {
  return Decimal.of(absolute(sign === '+' ? a.units + b.units : a.units - b.units), Math.max(a.places, b.places));
}

/** Whether as many digits follow the marks of both, or one has no mark. */
function areAlike(a: Decimal, b: Decimal): boolean {
  return a.places === b.places || a.places === 0 || b.places === 0;
}

/**
 * What comes of working the digits after the mark on their own as whole numbers: 2.7 + 1.8 as 3.15, 3.5 + 2.25 as 5.30. Where
 * as many digits follow both marks nothing else is amiss than a ten that is not exchanged. Null where more would be taken from less.
 */
export function partsApart(a: Decimal, b: Decimal, sign: '+' | '−'): Decimal | null {
  const split = ({ units, places }: Decimal) => [units / 10n ** BigInt(places), units % 10n ** BigInt(places)] as const;
  const [[wholeA, partA], [wholeB, partB]] = [split(a), split(b)];
  const whole = sign === '+' ? wholeA + wholeB : wholeA - wholeB;
  const part = sign === '+' ? partA + partB : partA - partB;
  if (part < 0n && !areAlike(a, b)) return null;
  // Zeros behind the mark stay where both are written alike, or where there is nothing to put them with.
  const width = areAlike(a, b) ? Math.max(a.places, b.places) : 0;
  return Decimal.parse(`${absolute(whole)}.${String(absolute(part)).padStart(width, '0')}`);
}

/**
 * The misconception `partsApart` leads to: a ten that is not exchanged, or, where not as many digits follow both marks, tenths
 * and hundredths taken for one another. Where no ten is exchanged the parts are right as they are, and nothing comes of it.
 */
export function partsMistaken(a: Decimal, b: Decimal, sign: '+' | '−'): readonly Misconception[] {
  const apart = partsApart(a, b, sign);
  if (apart === null) return [];
  if (!areAlike(a, b)) {
    // 6.59 + 6.1 as 12.60: the 9 that has nothing beside it may as well have been left out.
    const places = Math.min(a.places, b.places);
    const [shortA, shortB] = [a, b].map((each) => Decimal.of(each.units / 10n ** BigInt(each.places - places), places));
    if (sign === '+' && shortA !== undefined && shortB !== undefined && shortA.plus(shortB).equals(apart)) return [];
    return [
      misconception(
        'parts-as-whole-numbers',
        'رقم‌های بعد از ممیز را مثل عدد کامل حساب کرده',
        decimalKey(apart),
        line`رقم اول بعد از ممیز دهم است و رقم دوم صدم. دهم را با دهم و صدم را با صدم حساب کن.`,
      ),
    ];
  }
  // 45 − 4.371 as 41.371: there is no part to take the larger one from, its digits are brought down.
  if (sign === '−' && a.places === 0) return [];
  return [
    sign === '+'
      ? misconception(
          'parts-apart',
          'قسمت صحیح و قسمت اعشاری را جدا از هم حساب کرده',
          decimalKey(apart),
          line`قسمت اعشاری جدا از قسمت صحیح نیست: ده تا دهم، یک واحد می‌شود. آن را به قسمت صحیح بده.`,
        )
      : misconception(
          'smaller-part-from-larger',
          'قسمت اعشاری کوچک‌تر را از قسمت اعشاری بزرگ‌تر کم کرده',
          decimalKey(apart),
          line`قسمت اعشاری عددی که از آن کم می‌کنیم کافی نیست؛ یک واحد از قسمت صحیح آن بگیر و آن را ده تا دهم کن.`,
        ),
  ];
}

/** The misconception 8 − 2.35 as 6.35, 5.9 − 4.25 as 1.75: digits of the second with nothing above them brought down as they are. */
export function broughtDown(a: Decimal, b: Decimal): readonly Misconception[] {
  if (b.places <= a.places) return [];
  const covered = Decimal.of(b.units / 10n ** BigInt(b.places - a.places), a.places);
  if (a.compare(covered) < 0) return [];
  return [
    misconception(
      'part-brought-down',
      'رقم‌های اعشاری اضافهٔ عدد کوچک‌تر را بدون کم کردن پایین آورده',
      decimalKey(a.minus(covered).plus(b.minus(covered))),
      line`در عدد بزرگ‌تر، به جای رقم‌های اعشاری که ندارد صفر بگذار و از همان صفرها کم کن.`,
    ),
  ];
}
