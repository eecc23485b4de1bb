import {
  type Block,
  child,
  children,
  Decimal,
  liquids,
  p,
  type Rng,
  relative,
  strips,
} from '../../../../authoring/index.ts';

/** A situation for amounts up to `most` whole units. */
interface Situation {
  readonly most: number;
  readonly write: (rng: Rng, a: Decimal, b: Decimal) => readonly [Block, Block];
}

const adding: readonly Situation[] = [
  {
    most: 100,
    write: (rng, a, b) => [
      p`${child(rng)} ${a} متر ${rng.pick(strips)} داشت و ${b} متر دیگر خرید.`,
      p`حالا چند متر دارد؟`,
    ],
  },
  {
    most: 100,
    write: (rng, a, b) => [
      p`یک کیسه ${a} کیلوگرم و کیسهٔ دیگر ${b} کیلوگرم ${rng.pick(['برنج', 'گندم', 'عدس', 'سیب‌زمینی'])} دارد.`,
      p`دو کیسه روی هم چند کیلوگرم است؟`,
    ],
  },
  {
    most: 15,
    write: (rng, a, b) => [
      p`در ظرفی ${a} لیتر ${rng.pick(liquids)} بود و ${b} لیتر دیگر در آن ریختیم.`,
      p`حالا چند لیتر در ظرف هست؟`,
    ],
  },
  {
    most: 60,
    write: (rng, a, b) => [
      p`${child(rng)} صبح ${a} کیلومتر و عصر ${b} کیلومتر رکاب زد.`,
      p`روی هم چند کیلومتر رکاب زد؟`,
    ],
  },
  {
    most: 100,
    write: (_, a, b) => [
      p`در یک هفته ${a} میلی‌متر و در هفتهٔ بعد ${b} میلی‌متر باران بارید.`,
      p`روی هم چند میلی‌متر باران بارید؟`,
    ],
  },
  {
    most: 100,
    write: (_, a, b) => [
      p`قد نهال ${a} سانتی‌متر بود و تا تابستان ${b} سانتی‌متر رشد کرد.`,
      p`حالا قد آن چند سانتی‌متر است؟`,
    ],
  },
  {
    most: 60,
    write: (rng, a, b) => {
      const [one = '', other = ''] = children(rng, 2);
      return [
        p`${one} ${a} کیلوگرم و ${other} ${b} کیلوگرم کاغذ باطله جمع کردند.`,
        p`دو نفری روی هم چند کیلوگرم جمع کردند؟`,
      ];
    },
  },
];

const taking: readonly Situation[] = [
  {
    most: 100,
    write: (rng, a, b) => [
      p`${child(rng)} ${a} متر ${rng.pick(strips)} داشت و ${b} متر آن را برید.`,
      p`چند متر مانده است؟`,
    ],
  },
  {
    most: 20,
    write: (rng, a, b) => [
      p`در ظرفی ${a} لیتر ${rng.pick(liquids)} بود و ${b} لیتر آن مصرف شد.`,
      p`چند لیتر در ظرف مانده است؟`,
    ],
  },
  {
    most: 100,
    write: (rng, a, b) => [
      p`یک گونی ${a} کیلوگرم ${rng.pick(['برنج', 'گندم', 'عدس', 'سیب‌زمینی'])} داشت و ${b} کیلوگرم آن فروخته شد.`,
      p`چند کیلوگرم مانده است؟`,
    ],
  },
  {
    most: 100,
    write: (rng, a, b) => [
      p`راه خانهٔ ${relative(rng)} تا روستا ${a} کیلومتر است و ${b} کیلومتر آن را رفته‌ایم.`,
      p`چند کیلومتر مانده است؟`,
    ],
  },
  {
    most: 45,
    write: (_, a, b) => [p`دمای ظهر ${a} درجه بود و تا شب ${b} درجه کمتر شد.`, p`دمای شب چند درجه است؟`],
  },
  {
    most: 8,
    write: (rng, a, b) => {
      const [one = '', other = ''] = children(rng, 2);
      return [
        p`وزن کیف ${one} ${a} کیلوگرم و وزن کیف ${other} ${b} کیلوگرم است.`,
        p`کیف ${one} چند کیلوگرم سنگین‌تر است؟`,
      ];
    },
  },
  {
    most: 60,
    write: (rng, a, b) => {
      const [one = '', other = ''] = children(rng, 2);
      return [p`${one} توپ را ${a} متر و ${other} ${b} متر پرتاب کرد.`, p`پرتاب ${one} چند متر بیشتر است؟`];
    },
  },
];

/** One of the situations these amounts make sense in. */
export function sumStory(rng: Rng, sign: '+' | '−', a: Decimal, b: Decimal): readonly Block[] {
  const largest = a.compare(b) > 0 ? a : b;
  return rng
    .pick((sign === '+' ? adding : taking).filter(({ most }) => largest.compare(Decimal.of(most)) <= 0))
    .write(rng, a, b);
}
