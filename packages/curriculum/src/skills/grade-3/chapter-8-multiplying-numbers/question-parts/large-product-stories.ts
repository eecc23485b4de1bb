import { type Block, child, p, type Rng, relative } from '../../../../authoring/index.ts';

/** So many groups of a size beyond the times table: what is stated and what is asked. */
export interface LargerStory {
  readonly statement: Block;
  readonly ask: Block;
  readonly unit: string;
  /** Something that comes on top, once. */
  readonly more: (amount: number) => Block;
}

interface WordProblemWriter {
  /** Believable sizes of one group. */
  readonly sizes: readonly [number, number];
  readonly write: (rng: Rng, groups: number, size: number) => LargerStory;
}

const tellers: readonly WordProblemWriter[] = [
  {
    sizes: [20, 90],
    write: (_rng, groups, size) => ({
      statement: p`قطاری ${groups} واگن دارد و در هر واگن ${size} مسافر نشسته است.`,
      ask: p`روی هم چند مسافر در قطار است؟`,
      unit: 'مسافر',
      more: (amount) => p`در ایستگاه بعدی ${amount} مسافر دیگر هم سوار شدند.`,
    }),
  },
  {
    sizes: [20, 900],
    write: (rng, groups, size) => ({
      statement: p`${rng.pick(['ورزشگاهی', 'سالن تئاتری', 'سالن همایشی'])} ${groups} بخش دارد و هر بخش ${size} صندلی.`,
      ask: p`روی هم چند صندلی هست؟`,
      unit: 'صندلی',
      more: (amount) => p`برای جشن ${amount} صندلی دیگر هم آوردند.`,
    }),
  },
  {
    sizes: [11, 250],
    write: (rng, groups, size) => ({
      statement: p`قیمت هر بلیت ${rng.pick(['موزه', 'سینما', 'شهربازی', 'استخر', 'باغ‌وحش'])} ${size} هزار تومان است و ${relative(rng)} ${groups} بلیت خرید.`,
      ask: p`روی هم چند هزار تومان شد؟`,
      unit: 'هزار تومان',
      more: (amount) => p`برای خوراکی هم ${amount} هزار تومان داد.`,
    }),
  },
  {
    sizes: [20, 400],
    write: (rng, groups, size) => {
      const ware = rng.pick(['کتاب', 'توپ', 'کوله‌پشتی', 'جامدادی', 'بازی فکری']);
      return {
        statement: p`مدرسهٔ ${child(rng)} ${groups} ${ware} خرید و برای هر کدام ${size} هزار تومان داد.`,
        ask: p`روی هم چند هزار تومان شد؟`,
        unit: 'هزار تومان',
        more: (amount) => p`برای آوردن آن‌ها هم ${amount} هزار تومان کرایه داد.`,
      };
    },
  },
  {
    sizes: [30, 999],
    write: (rng, groups, size) => {
      const made = rng.pick(['کوزه', 'کاشی', 'بطری', 'آجر', 'جوراب']);
      return {
        statement: p`کارگاهی هر روز ${size} ${made} آماده می‌کند و ${groups} روز کار کرده است.`,
        ask: p`حالا روی هم چند ${made} آماده است؟`,
        unit: made,
        more: (amount) => p`از هفتهٔ پیش هم ${amount} ${made} آماده مانده بود.`,
      };
    },
  },
  {
    sizes: [100, 999],
    write: (rng, groups, size) => {
      const name = child(rng);
      return {
        statement: p`دور زمین ورزش ${size} متر است و ${name} ${groups} دور دوید.`,
        ask: p`${name} روی هم چند متر رفت؟`,
        unit: 'متر',
        more: (amount) => p`بعد ${amount} متر هم پیاده رفت.`,
      };
    },
  },
  {
    sizes: [100, 999],
    write: (rng, groups, size) => {
      const good = rng.pick(['سیب', 'پرتقال', 'هندوانه', 'سیب‌زمینی', 'گوجه']);
      return {
        statement: p`${groups} وانت به میدان بار آمد و هر کدام ${size} کیلوگرم ${good} آورد.`,
        ask: p`روی هم چند کیلوگرم ${good} آوردند؟`,
        unit: 'کیلوگرم',
        more: (amount) => p`یک گاری هم ${amount} کیلوگرم ${good} آورد.`,
      };
    },
  },
  {
    sizes: [40, 400],
    write: (rng, groups, size) => ({
      statement: p`${child(rng)} یک مجموعهٔ ${groups} جلدی کتاب داستان دارد و هر جلد آن ${size} صفحه است.`,
      ask: p`روی هم چند صفحه می‌شود؟`,
      unit: 'صفحه',
      more: (amount) => p`یک دفترچهٔ ${amount} صفحه‌ای هم با آن هست.`,
    }),
  },
  {
    sizes: [12, 500],
    write: (rng, groups, size) => {
      const tree = rng.pick(['درخت سیب', 'درخت گردو', 'بوتهٔ چای', 'نخل', 'درخت پسته']);
      return {
        statement: p`باغی ${groups} قسمت دارد و در هر قسمت ${size} ${tree} کاشته شده است.`,
        ask: p`روی هم چند ${tree} کاشته شده است؟`,
        unit: tree,
        more: (amount) => p`کنار رودخانه هم ${amount} ${tree} هست.`,
      };
    },
  },
  {
    sizes: [20, 38],
    write: (rng, groups, size) => ({
      statement: p`دبستان ${child(rng)} ${groups} کلاس دارد و در هر کلاس ${size} دانش‌آموز درس می‌خواند.`,
      ask: p`روی هم چند دانش‌آموز هست؟`,
      unit: 'دانش‌آموز',
      more: (amount) => p`این هفته ${amount} دانش‌آموز تازه هم آمدند.`,
    }),
  },
  {
    sizes: [12, 999],
    write: (rng, groups, size) => {
      const thing = rng.pick(['مداد', 'دکمه', 'مهره', 'گیره', 'دستمال']);
      return {
        statement: p`در انبار ${groups} کارتن هست و در هر کارتن ${size} ${thing}.`,
        ask: p`روی هم چند ${thing} در انبار هست؟`,
        unit: thing,
        more: (amount) => p`بیرون از کارتن‌ها هم ${amount} ${thing} هست.`,
      };
    },
  },
];

/** A situation in which groups of this size are believable. */
export function largerStory(rng: Rng, groups: number, size: number): LargerStory {
  return rng.pick(tellers.filter(({ sizes: [least, most] }) => size >= least && size <= most)).write(rng, groups, size);
}
