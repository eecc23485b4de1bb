import type { WordProblem } from '../../../../authoring/fractions/stories/word-problem.ts';
import { isOnScales } from '../../../../authoring/fractions/stories/word-problem.ts';
import { fractionValue, written } from '../../../../authoring/fractions/written-numbers.ts';
import { child, cities, p, relative } from '../../../../authoring/index.ts';
import type { Sum, Term } from './fraction-addition-subtraction.ts';

/** Three amounts in the order they are stated, and how the answer is to be written. */
export interface ThreeAmounts {
  readonly terms: Sum;
  readonly request: string;
}

function signs({ terms }: ThreeAmounts): string {
  return terms
    .slice(1)
    .map(({ sign }) => sign)
    .join('');
}

/** The three amounts as they are written. */
function three({ terms }: ThreeAmounts) {
  const [first, second, third] = terms;
  if (!first || !second || !third) throw new RangeError('three amounts are told');
  return [written(first), written(second), written(third)] as const;
}

function isMeasured({ terms }: ThreeAmounts): boolean {
  return terms.every(({ denominator }: Term) => isOnScales(denominator));
}

/** What is used after the first amount never passes what is there. */
function isThere({ terms }: ThreeAmounts): boolean {
  const [first, second, third] = terms;
  return (
    !!first && !!second && !!third && fractionValue(first).plus(fractionValue(second)).compare(fractionValue(third)) > 0
  );
}

/** The whole units of the largest amount there is at any time, about. */
function wholesOf({ terms }: ThreeAmounts): number {
  return terms.reduce((sum, { whole, sign }) => (sign === '+' ? sum + whole : sum), 0);
}

/** Every question of a sum says «روی هم», every one of a rest «مانده», the others «حالا». */
export const threeAmounts: readonly WordProblem<ThreeAmounts>[] = [
  {
    fits: (numbers) => signs(numbers) === '++',
    write: (rng, numbers) => {
      const [a, b, c] = three(numbers);
      const [did, sport] = rng.pick([
        ['دوچرخه‌سواری کرد', 'دوچرخه‌سواری'],
        ['پیاده‌روی کرد', 'پیاده‌روی'],
        ['دوید', 'دویدن'],
      ] as const);
      return [
        p`${child(rng)} شنبه ${a} کیلومتر، یکشنبه ${b} کیلومتر و دوشنبه ${c} کیلومتر ${did}.`,
        p`راه او در این سه روز ${sport}، روی هم چند کیلومتر بوده است؟ ${numbers.request}`,
      ];
    },
  },
  {
    fits: (numbers) => signs(numbers) === '++' && isMeasured(numbers),
    write: (rng, numbers) => {
      const [a, b, c] = three(numbers);
      const [one = '', two = '', other = ''] = rng.sample(['پسته', 'بادام', 'فندق', 'گردو', 'کشمش', 'تخمه'], 3);
      return [
        p`${relative(rng)} برای شب یلدا ${a} کیلوگرم ${one}، ${b} کیلوگرم ${two} و ${c} کیلوگرم ${other} خرید.`,
        p`روی هم چند کیلوگرم آجیل خرید؟ ${numbers.request}`,
      ];
    },
  },
  {
    fits: (numbers) => signs(numbers) === '++',
    write: (rng, numbers) => {
      const [a, b, c] = three(numbers);
      const [from = '', to = ''] = rng.sample(cities, 2);
      return [
        p`در راه ${from} به ${to} سه تونل پشت سر هم هست. طول آن‌ها ${a} کیلومتر، ${b} کیلومتر و ${c} کیلومتر است.`,
        p`روی هم چند کیلومتر از این راه در تونل است؟ ${numbers.request}`,
      ];
    },
  },
  {
    fits: (numbers) => signs(numbers) === '++',
    write: (rng, numbers) => {
      const [a, b, c] = three(numbers);
      return [
        p`${relative(rng)} برای دوختن سه ${rng.pick(['پرده', 'لحاف', 'رومیزی', 'چادر'])} ${a} متر، ${b} متر و ${c} متر پارچه برید.`,
        p`روی هم چند متر پارچه بریده است؟ ${numbers.request}`,
      ];
    },
  },
  {
    fits: (numbers) => signs(numbers) === '−−',
    write: (rng, numbers) => {
      const [a, b, c] = three(numbers);
      const strip = rng.pick(['روبان', 'پارچه', 'طناب', 'سیم']);
      return [
        p`${child(rng)} ${a} متر ${strip} داشت. ${b} متر آن را به دوستش داد و با ${c} متر آن کاردستی درست کرد.`,
        p`چند متر ${strip} مانده است؟ ${numbers.request}`,
      ];
    },
  },
  {
    fits: (numbers) => signs(numbers) === '−−' && isMeasured(numbers),
    write: (rng, numbers) => {
      const [a, b, c] = three(numbers);
      const [good, one, other] = rng.pick([
        ['برنج', 'پلو', 'شله‌زرد'],
        ['آرد', 'نان', 'شیرینی'],
        ['شکر', 'شربت', 'مربا'],
      ] as const);
      return [
        p`در خانهٔ ${child(rng)} ${a} کیلوگرم ${good} بود. ${b} کیلوگرم آن برای ${one} و ${c} کیلوگرم آن برای ${other} مصرف شد.`,
        p`چند کیلوگرم ${good} مانده است؟ ${numbers.request}`,
      ];
    },
  },
  {
    fits: (numbers) => signs(numbers) === '−−',
    write: (rng, numbers) => {
      const [a, b, c] = three(numbers);
      return [
        p`${child(rng)} می‌خواهد مسیر ${a} کیلومتری کوه را بالا برود. پیش از صبحانه ${b} کیلومتر رفت و بعد از آن ${c} کیلومتر دیگر.`,
        p`تا ${rng.pick(['قله', 'پناهگاه', 'آبشار'])} چند کیلومتر مانده است؟ ${numbers.request}`,
      ];
    },
  },
  {
    fits: (numbers) => signs(numbers) === '+−' && isMeasured(numbers) && isThere(numbers),
    write: (rng, numbers) => {
      const [a, b, c] = three(numbers);
      const vessels: readonly (readonly [vessel: string, liquid: string, holds: number])[] = [
        ['دبه', 'آب', 30],
        ['پارچ', 'شربت', 2],
        ['سطل', 'شیر', 12],
        ['کلمن', 'دوغ', 12],
      ];
      const [vessel, liquid] = rng.pick(vessels.filter(([, , holds]) => wholesOf(numbers) <= holds));
      return [
        p`در یک ${vessel} ${a} لیتر ${liquid} بود. ${relative(rng)} ${b} لیتر دیگر در آن ریخت و بعد ${c} لیتر برداشت.`,
        p`حالا چند لیتر ${liquid} در ${vessel} هست؟ ${numbers.request}`,
      ];
    },
  },
  {
    // A garden plant is no tree of ten meters.
    fits: (numbers) => signs(numbers) === '+−' && isThere(numbers) && wholesOf(numbers) <= 2,
    write: (rng, numbers) => {
      const [a, b, c] = three(numbers);
      const plant = rng.pick(['پیچک', 'نهال سیب', 'بوتهٔ گوجه', 'آفتابگردان']);
      return [
        p`بلندی یک ${plant} ${a} متر بود. در بهار ${b} متر بلندتر شد و بعد باغبان ${c} متر از سر آن را چید.`,
        p`حالا بلندی آن چند متر است؟ ${numbers.request}`,
      ];
    },
  },
  {
    fits: (numbers) => signs(numbers) === '+−' && isMeasured(numbers) && isThere(numbers),
    write: (rng, numbers) => {
      const [a, b, c] = three(numbers);
      const fruit = rng.pick(['سیب', 'انگور', 'انار', 'هلو', 'گیلاس']);
      return [
        p`${child(rng)} صبح ${a} کیلوگرم و عصر ${b} کیلوگرم ${fruit} از باغ چید و ${c} کیلوگرم آن را به همسایه داد.`,
        p`حالا چند کیلوگرم ${fruit} دارد؟ ${numbers.request}`,
      ];
    },
  },
];
