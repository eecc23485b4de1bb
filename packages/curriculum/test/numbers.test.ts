import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockWords,
  createRng,
  Decimal,
  decimalWords,
  fractionWords,
  gcd,
  lcm,
  mixedWords,
  numberWords,
  ordinalWords,
  persianNumber,
  Rational,
  rankWords,
  spokenClock,
} from '../src/index.ts';

const rational = fc
  .tuple(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: 1, max: 5000 }))
  .map(([n, d]) => Rational.of(n, d));
const decimal = fc
  .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 0, max: 6 }))
  .map(([u, p]) => Decimal.of(u, p));

describe('Rational', () => {
  it('is always in lowest terms with a positive denominator', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer().filter((d) => d !== 0),
        (n, d) => {
          const value = Rational.of(n, d);
          expect(value.d > 0n).toBe(true);
          expect(value.n * BigInt(d)).toBe(BigInt(n) * value.d);
          expect(gcd(value.numerator, value.denominator)).toBe(1);
        },
      ),
    );
  });

  it('undoes what it does', () => {
    fc.assert(
      fc.property(rational, rational, (a, b) => {
        expect(a.plus(b).minus(b).equals(a)).toBe(true);
        if (b.sign !== 0) expect(a.times(b).over(b).equals(a)).toBe(true);
        expect(Rational.of(a.whole).plus(a.part).equals(a)).toBe(true);
        expect(a.compare(b)).toBe(a.minus(b).sign);
      }),
    );
  });

  it('refuses floats and zero denominators', () => {
    expect(() => Rational.of(0.5)).toThrow(RangeError);
    expect(() => Rational.of(1, 0)).toThrow(RangeError);
    expect(() => Rational.of(1).over(Rational.of(0))).toThrow(RangeError);
  });
});

describe('Decimal', () => {
  it('agrees with fractions in every operation', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(a.plus(b).toRational().equals(a.toRational().plus(b.toRational()))).toBe(true);
        expect(a.minus(b).toRational().equals(a.toRational().minus(b.toRational()))).toBe(true);
        expect(a.times(b).toRational().equals(a.toRational().times(b.toRational()))).toBe(true);
        expect(a.compare(b)).toBe(a.toRational().compare(b.toRational()));
        expect(Decimal.parse(a.toString()).equals(a)).toBe(true);
        expect(Decimal.fromRational(a.toRational())?.equals(a)).toBe(true);
        expect(a.shift(3).shift(-3).equals(a)).toBe(true);
      }),
    );
  });

  it('rounds a half away from zero', () => {
    expect(`${Decimal.parse('2.345').round(2)}`).toBe('2.35');
    expect(`${Decimal.parse('2.344').round(2)}`).toBe('2.34');
    expect(`${Decimal.parse('-2.5').round(0)}`).toBe('-3');
    expect(`${Decimal.parse('0.96').round(1)}`).toBe('1');
  });

  it('has no decimal for a third, and pads on request', () => {
    expect(Decimal.fromRational(Rational.of(1, 3))).toBeNull();
    expect(`${Decimal.fromRational(Rational.of(745, 4))}`).toBe('186.25');
    expect(Decimal.parse('0.5').padded(2)).toBe('0.50');
    expect(Decimal.of(-5, 2).toString()).toBe('-0.05');
  });
});

it('finds the least common multiple', () => {
  expect(lcm(4, 6, 10)).toBe(60);
  expect(() => lcm(4, 0)).toThrow(RangeError);
});

describe('Persian numbers', () => {
  it('groups from ten thousand up and uses the momayyez', () => {
    expect(persianNumber(1234)).toBe('۱۲۳۴');
    expect(persianNumber(12_345)).toBe('۱۲٬۳۴۵');
    expect(persianNumber('1000000')).toBe('۱٬۰۰۰٬۰۰۰');
    expect(persianNumber('3.25')).toBe('۳٫۲۵');
    expect(persianNumber('0.1234567')).toBe('۰٫۱۲۳۴۵۶۷');
    expect(persianNumber(-7)).toBe('−۷');
  });

  it.each([
    [0, 'صفر'],
    [9, 'نه'],
    [15, 'پانزده'],
    [21, 'بیست و یک'],
    [100, 'صد'],
    [207, 'دویست و هفت'],
    [1000, 'هزار'],
    [1001, 'هزار و یک'],
    [2506, 'دو هزار و پانصد و شش'],
    [10_000, 'ده هزار'],
    [1_000_000, 'یک میلیون'],
    [1_001_000, 'یک میلیون و یک هزار'],
    [3_000_000_040, 'سه میلیارد و چهل'],
  ])('reads %i', (value, words) => {
    expect(numberWords(value)).toBe(words);
  });

  it('reads ordinals, fractions, mixed numbers and decimals', () => {
    expect([1, 2, 3, 4, 9, 23, 30, 100].map(ordinalWords)).toEqual([
      'یکم',
      'دوم',
      'سوم',
      'چهارم',
      'نهم',
      'بیست و سوم',
      'سی‌ام',
      'صدم',
    ]);
    expect(rankWords(1)).toBe('اول');
    expect(fractionWords(2, 3)).toBe('دو سوم');
    expect(mixedWords(2, 1, 3)).toBe('دو و یک سوم');
    expect(decimalWords('3.25')).toBe('سه و بیست و پنج صدم');
    expect(decimalWords('0.7')).toBe('هفت دهم');
    expect(decimalWords('0.50')).toBe('پنجاه صدم');
  });

  it('reads the clock', () => {
    expect(clockWords(4, 15)).toBe('ساعت چهار و پانزده دقیقه');
    expect(spokenClock(16, 15)).toBe('چهار و ربع');
    expect(spokenClock(12, 45)).toBe('یک ربع به یک');
    expect(spokenClock(0, 30)).toBe('دوازده و نیم');
  });

  it('has different words for different numbers', () => {
    const words = new Set(Array.from({ length: 20_000 }, (_, index) => numberWords(index)));
    expect(words.size).toBe(20_000);
  });
});

describe('createRng', () => {
  it('repeats for a seed and parts ways between seeds and scopes', () => {
    const draw = (scope: string, seed: number) => {
      const rng = createRng(scope, seed);
      return Array.from({ length: 8 }, () => rng.int(0, 1_000_000)).join();
    };
    fc.assert(
      fc.property(fc.maxSafeInteger(), (seed) => {
        expect(draw('a', seed)).toBe(draw('a', seed));
      }),
    );
    const seeds = [0, 1, 2, 2 ** 32, 2 ** 32 + 1, -1, Number.MAX_SAFE_INTEGER];
    expect(new Set(seeds.flatMap((seed) => [draw('a', seed), draw('b', seed)])).size).toBe(seeds.length * 2);
  });

  it('is fair over small ranges and keeps to them', () => {
    const rng = createRng('fair', 7);
    const counts = new Map<number, number>();
    for (let index = 0; index < 60_000; index += 1) {
      const value = rng.int(1, 6);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('shuffles without losing and samples without repeating', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.uniqueArray(fc.integer(), { minLength: 1 }), (seed, items) => {
        const rng = createRng('x', seed);
        expect([...rng.shuffle(items)].sort()).toEqual([...items].sort());
        expect(new Set(rng.sample(items, Math.ceil(items.length / 2))).size).toBe(Math.ceil(items.length / 2));
        expect(items).toContain(rng.weighted(items.map((item) => [item, 2] as const)));
      }),
    );
    expect(() => createRng('x', 1).pick([])).toThrow(RangeError);
    expect(() => createRng('x', 0.5)).toThrow(RangeError);
  });
});
