import {
  type Block,
  child,
  children,
  type Decimal,
  liquids,
  p,
  type Rng,
  strips,
} from '../../../../authoring/index.ts';

/** Things that fill a sack. */
const heaps = ['برنج', 'عدس', 'سیب‌زمینی', 'خرما', 'گندم', 'پیاز', 'لوبیا'] as const;

/** Two amounts put together or one taken from the other; `most` bounds the larger. */
export interface DecimalWordProblem {
  readonly unit: string;
  readonly most: number;
  readonly write: (rng: Rng, a: Decimal, b: Decimal) => readonly Block[];
}

/** «روی هم» in every one. */
export const together: readonly DecimalWordProblem[] = [
  {
    unit: 'متر',
    most: 30,
    write: (rng, a, b) => [
      p`${child(rng)} دو تکه ${rng.pick(strips)} دارد: یکی ${a} متر و دیگری ${b} متر.`,
      p`این دو تکه روی هم چند متر است؟`,
    ],
  },
  {
    unit: 'کیلوگرم',
    most: 60,
    write: (rng, a, b) => {
      const [one = '', other = ''] = rng.sample(['سیب', 'پرتقال', 'انار', 'خیار', 'هلو', 'انگور'], 2);
      return [p`مادر ${child(rng)} ${a} کیلوگرم ${one} و ${b} کیلوگرم ${other} خرید.`, p`روی هم چند کیلوگرم خرید؟`];
    },
  },
  {
    unit: 'لیتر',
    most: 80,
    write: (rng, a, b) => {
      const liquid = rng.pick(liquids);
      return [
        p`در یک ظرف ${a} لیتر ${liquid} هست و در ظرف دیگر ${b} لیتر.`,
        p`در دو ظرف روی هم چند لیتر ${liquid} هست؟`,
      ];
    },
  },
  {
    unit: 'کیلومتر',
    most: 90,
    write: (rng, a, b) => [
      p`${child(rng)} با دوچرخه صبح ${a} کیلومتر و عصر ${b} کیلومتر رفت.`,
      p`روی هم چند کیلومتر رفت؟`,
    ],
  },
  {
    unit: 'کیلوگرم',
    most: 99,
    write: (rng, a, b) => [
      p`یک کیسه ${a} کیلوگرم ${rng.pick(heaps)} دارد و کیسهٔ دیگر ${b} کیلوگرم.`,
      p`دو کیسه روی هم چند کیلوگرم است؟`,
    ],
  },
  {
    unit: 'میلی‌متر',
    most: 99,
    write: (_, a, b) => [
      p`دیروز ${a} میلی‌متر و امروز ${b} میلی‌متر باران بارید.`,
      p`در این دو روز روی هم چند میلی‌متر باران بارید؟`,
    ],
  },
  {
    unit: 'ثانیه',
    most: 99,
    write: (rng, a, b) => {
      const [one = '', other = ''] = children(rng, 2);
      return [
        p`در مسابقهٔ دوی امدادی، ${one} راهش را در ${a} ثانیه و ${other} در ${b} ثانیه دوید.`,
        p`روی هم چند ثانیه دویدند؟`,
      ];
    },
  },
  {
    unit: 'متر',
    most: 99,
    write: (_, a, b) => [p`دیواری ${a} متر طول دارد و دیوار کنار آن ${b} متر.`, p`طول دو دیوار روی هم چند متر است؟`],
  },
];

/** None says «روی هم». */
export const takenAway: readonly DecimalWordProblem[] = [
  {
    unit: 'متر',
    most: 60,
    write: (rng, a, b) => [
      p`${child(rng)} ${a} متر ${rng.pick(strips)} داشت و ${b} متر آن را برید.`,
      p`چند متر مانده است؟`,
    ],
  },
  {
    unit: 'لیتر',
    most: 99,
    write: (rng, a, b) => [
      p`در یک ظرف بزرگ ${a} لیتر ${rng.pick(liquids)} بود و ${b} لیتر آن مصرف شد.`,
      p`چند لیتر مانده است؟`,
    ],
  },
  {
    unit: 'کیلوگرم',
    most: 99,
    write: (rng, a, b) => [
      p`یک گونی ${a} کیلوگرم ${rng.pick(heaps)} داشت و ${b} کیلوگرم آن فروخته شد.`,
      p`چند کیلوگرم مانده است؟`,
    ],
  },
  {
    unit: 'کیلومتر',
    most: 99,
    write: (rng, a, b) => [
      p`خانوادهٔ ${child(rng)} باید ${a} کیلومتر بروند و ${b} کیلومتر رفته‌اند.`,
      p`چند کیلومتر دیگر مانده است؟`,
    ],
  },
  {
    unit: 'ثانیه',
    most: 99,
    write: (rng, a, b) => {
      const [one = '', other = ''] = children(rng, 2);
      return [
        p`${one} یک دور زمین بازی را در ${a} ثانیه دوید و ${other} با دوچرخه همان راه را در ${b} ثانیه رفت.`,
        p`${other} چند ثانیه زودتر از ${one} رسید؟ هر دو با هم راه افتاده بودند.`,
      ];
    },
  },
  {
    unit: 'متر',
    most: 30,
    write: (_, a, b) => [p`بلندی یک درخت ${a} متر و بلندی درخت کنار آن ${b} متر است.`, p`درخت اول چند متر بلندتر است؟`],
  },
  {
    unit: 'کیلوگرم',
    most: 40,
    write: (rng, a, b) => [
      p`در یک صندوق بزرگ ${a} کیلوگرم ${rng.pick(['انگور', 'سیب', 'هلو'])} بود و ${b} کیلوگرم آن فروخته شد.`,
      p`چند کیلوگرم میوه در صندوق مانده است؟`,
    ],
  },
];
