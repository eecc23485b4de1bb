import { p } from '../../content/build.ts';
import type { Block } from '../../model/index.ts';
import type { Rng } from '../../random/rng.ts';
import { child, children } from '../../wording/people.ts';
import { cities } from '../../wording/things.ts';

/** What becomes of two amounts: put together, taken away, compared, or one stated as so much more or less than the other. */
export type Change = 'together' | 'left' | 'difference' | 'more' | 'less';

/** One situation stated of any two amounts, so that it can be stated with small numbers first. */
export interface ChangeStory {
  readonly change: Change;
  readonly unit: string;
  /** What happened, and what is asked. `a` is the larger where something is taken away or compared. */
  readonly write: (a: number, b: number) => readonly [statement: Block, ask: Block];
}

type Maker = (rng: Rng) => ChangeStory;

const together: readonly Maker[] = [
  (rng) => {
    const place = rng.pick(['موزه', 'باغ‌وحش', 'نمایشگاه کتاب', 'باغ گل‌ها', 'قلعهٔ تاریخی']);
    return {
      change: 'together',
      unit: 'نفر',
      write: (a, b) => [
        p`دیروز ${a} نفر و امروز ${b} نفر از ${place} دیدن کردند.`,
        p`در این دو روز روی هم چند نفر دیدن کردند؟`,
      ],
    };
  },
  (rng) => {
    const city = rng.pick(cities);
    return {
      change: 'together',
      unit: 'کتاب',
      write: (a, b) => [
        p`کتابخانه‌ای در ${city} ${a} کتاب داشت و ${b} کتاب دیگر هدیه گرفت.`,
        p`حالا روی هم چند کتاب دارد؟`,
      ],
    };
  },
  (rng) => {
    const crop = rng.pick(['گندم', 'جو', 'سیب‌زمینی', 'پیاز', 'زردآلو']);
    return {
      change: 'together',
      unit: 'کیلوگرم',
      write: (a, b) => [
        p`کشاورزی از یک زمین ${a} کیلوگرم ${crop} و از زمین دیگرش ${b} کیلوگرم برداشت کرد.`,
        p`روی هم چند کیلوگرم ${crop} برداشت کرد؟`,
      ],
    };
  },
  (rng) => {
    const made = rng.pick(['بطری', 'جعبه', 'کاشی', 'آجر', 'دفتر']);
    return {
      change: 'together',
      unit: made,
      write: (a, b) => [
        p`کارگاهی صبح ${a} ${made} و بعدازظهر ${b} ${made} ساخت.`,
        p`در آن روز روی هم چند ${made} ساخت؟`,
      ],
    };
  },
  (rng) => {
    const [one = '', other = ''] = children(rng, 2);
    return {
      change: 'together',
      unit: 'امتیاز',
      write: (a, b) => [
        p`در یک بازی، ${one} ${a} امتیاز و هم‌تیمی‌اش ${other} ${b} امتیاز گرفت.`,
        p`این دو نفر روی هم چند امتیاز گرفتند؟`,
      ],
    };
  },
  (rng) => {
    const name = child(rng);
    return {
      change: 'together',
      unit: 'قدم',
      write: (a, b) => [
        p`${name} از خانه تا مدرسه ${a} قدم و از مدرسه تا پارک ${b} قدم راه رفت.`,
        p`روی هم چند قدم راه رفت؟`,
      ],
    };
  },
];

const left: readonly Maker[] = [
  (rng) => {
    const good = rng.pick(['سیمان', 'برنج', 'آرد', 'گچ', 'شکر']);
    return {
      change: 'left',
      unit: 'کیسه',
      write: (a, b) => [p`انباری ${a} کیسه ${good} داشت و ${b} کیسه از آن را بردند.`, p`چند کیسه مانده است؟`],
    };
  },
  (rng) => {
    const hall = rng.pick(['ورزشگاه', 'سالن تئاتر', 'سالن سینما', 'تالار شهر']);
    return {
      change: 'left',
      unit: 'صندلی',
      write: (a, b) => [p`${hall} ${a} صندلی دارد و روی ${b} صندلی کسی نشسته است.`, p`چند صندلی خالی مانده است؟`],
    };
  },
  () => ({
    change: 'left',
    unit: 'لیتر',
    write: (a, b) => [p`در مخزن آبی ${a} لیتر آب بود و ${b} لیتر از آن مصرف شد.`, p`چند لیتر در مخزن مانده است؟`],
  }),
  (rng) => {
    const name = child(rng);
    return {
      change: 'left',
      unit: 'امتیاز',
      write: (a, b) => [
        p`${name} در یک بازی ${a} امتیاز داشت و با ${b} امتیاز یک جایزه گرفت.`,
        p`چند امتیاز برایش مانده است؟`,
      ],
    };
  },
  (rng) => {
    const fruit = rng.pick(['سیب', 'پرتقال', 'انار', 'خرما', 'انگور']);
    return {
      change: 'left',
      unit: 'کیلوگرم',
      write: (a, b) => [
        p`باغداری ${a} کیلوگرم ${fruit} چید و ${b} کیلوگرم از آن را فروخت.`,
        p`چند کیلوگرم ${fruit} مانده است؟`,
      ],
    };
  },
  (rng) => {
    const name = child(rng);
    return {
      change: 'left',
      unit: 'متر',
      write: (a, b) => [
        p`راه رسیدن به قله ${a} متر است و گروه کوهنوردی ${name} ${b} متر آن را رفته است.`,
        p`چند متر تا قله مانده است؟`,
      ],
    };
  },
];

const difference: readonly Maker[] = [
  (rng) => {
    const [one = '', other = ''] = rng.sample(cities, 2);
    return {
      change: 'difference',
      unit: 'دانش‌آموز',
      write: (a, b) => [
        p`دبستان‌های یک منطقه از ${one} ${a} دانش‌آموز و دبستان‌های یک منطقه از ${other} ${b} دانش‌آموز دارند.`,
        p`تفاوت این دو چند دانش‌آموز است؟`,
      ],
    };
  },
  () => ({
    change: 'difference',
    unit: 'متر',
    write: (a, b) => [
      p`ارتفاع یک کوه ${a} متر و ارتفاع کوه دیگر ${b} متر است.`,
      p`تفاوت ارتفاع این دو کوه چند متر است؟`,
    ],
  }),
  (rng) => {
    const [one = '', other = ''] = children(rng, 2);
    return {
      change: 'difference',
      unit: 'قدم',
      write: (a, b) => [p`امروز ${one} ${a} قدم و ${other} ${b} قدم راه رفت.`, p`تفاوت قدم‌های آن‌ها چند قدم است؟`],
    };
  },
  (rng) => {
    // What is sold on a day may be a little or much, unlike the price of a thing.
    const [one = '', other = ''] = rng.sample(['گل‌فروشی', 'نانوایی', 'کتاب‌فروشی', 'میوه‌فروشی', 'خیاطی'], 2);
    return {
      change: 'difference',
      unit: 'هزار تومان',
      write: (a, b) => [
        p`فروش امروز یک ${one} ${a} هزار تومان و فروش امروز یک ${other} ${b} هزار تومان است.`,
        p`تفاوت فروش آن‌ها چند هزار تومان است؟`,
      ],
    };
  },
];

const moreOrLess: readonly Maker[] = [
  (rng) => {
    const change = rng.pick(['more', 'less'] as const);
    const [one = '', other = ''] = rng.sample(cities, 2);
    return {
      change,
      unit: 'کتاب',
      write: (a, b) => [
        p`کتابخانهٔ ${one} ${a} کتاب دارد. کتابخانهٔ ${other} ${b} کتاب ${change === 'more' ? 'بیشتر' : 'کمتر'} از آن دارد.`,
        p`کتابخانهٔ ${other} چند کتاب دارد؟`,
      ],
    };
  },
  (rng) => {
    const change = rng.pick(['more', 'less'] as const);
    const [one = '', other = ''] = rng.sample(['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه'], 2);
    return {
      change,
      unit: 'نان',
      write: (a, b) => [
        p`نانوایی محله روز ${one} ${a} نان پخت و روز ${other} ${b} نان ${change === 'more' ? 'بیشتر' : 'کمتر'} از آن پخت.`,
        p`روز ${other} چند نان پخت؟`,
      ],
    };
  },
  (rng) => {
    const change = rng.pick(['more', 'less'] as const);
    const [one = '', other = ''] = children(rng, 2);
    return {
      change,
      unit: 'امتیاز',
      write: (a, b) => [
        p`${one} در یک بازی ${a} امتیاز گرفت و ${other} ${b} امتیاز ${change === 'more' ? 'بیشتر' : 'کمتر'} از او گرفت.`,
        p`${other} چند امتیاز گرفت؟`,
      ],
    };
  },
];

const makers: readonly Maker[] = [...together, ...left, ...difference, ...moreOrLess, ...moreOrLess];

/** A situation of one of the kinds asked for. */
export function changeStory(rng: Rng, kinds: readonly Change[]): ChangeStory {
  for (;;) {
    const story = rng.pick(makers)(rng);
    if (kinds.includes(story.change)) return story;
  }
}

/** Whether the amounts are added; otherwise the second is taken from the first. */
export function isAdded(change: Change): boolean {
  return change === 'together' || change === 'more';
}

/** What the story asks for. */
export function changed(change: Change, a: number, b: number): number {
  return isAdded(change) ? a + b : a - b;
}
