import {
  type Block,
  child,
  children,
  groupings,
  line,
  p,
  priceOf,
  type Rng,
  relative,
} from '../../../../authoring/index.ts';

/** `groups` equal groups of `size`; what is stated, what is asked, and something stated beside it that is not needed. */
export interface ProductStory {
  readonly statement: Block;
  readonly aside: Block;
  readonly ask: Block;
  readonly unit: string;
}

/** A price of ten thousand toman or more is said in thousands. */
const written = (toman: number) => (toman < 10_000 ? line`${toman} تومان` : line`${toman / 1000} هزار تومان`);

type WordProblemWriter = (rng: Rng, groups: number, size: number) => ProductStory;

const tellers: readonly WordProblemWriter[] = [
  (rng, groups, size) => {
    const { scene, holder, each, thing } = rng.pick(groupings);
    return {
      statement: p`${scene} ${groups} ${holder} هست و ${each} ${size} ${thing}.`,
      aside: p`قیمت هر ${thing} ${written(priceOf(rng, thing))} است.`,
      ask: p`روی هم چند ${thing} هست؟`,
      unit: thing,
    };
  },
  (rng, groups, size) => {
    const ware = rng.pick(['مداد', 'پاک‌کن', 'برچسب', 'مقوا', 'تراش', 'بادکنک']);
    return {
      statement: p`${child(rng)} ${groups} ${ware} خرید و برای هر کدام ${size} هزار تومان داد.`,
      aside: p`در کیف پولش ${rng.int(90, 200)} هزار تومان داشت.`,
      ask: p`روی هم چند هزار تومان داد؟`,
      unit: 'هزار تومان',
    };
  },
  (rng, groups, size) => {
    const name = child(rng);
    return {
      statement: p`${name} ${groups} روز پشت سر هم، هر روز ${size} صفحه از کتاب داستانش را خواند.`,
      aside: p`این کتاب ${rng.int(90, 180)} صفحه دارد.`,
      ask: p`${name} در این روزها چند صفحه خواند؟`,
      unit: 'صفحه',
    };
  },
  (rng, groups, size) => {
    const name = child(rng);
    return {
      statement: p`${name} ${groups} دور با دوچرخه دور پارک زد و هر دور ${size} دقیقه طول کشید.`,
      aside: p`دوچرخهٔ او ${rng.pick([12, 18, 21])} دنده دارد.`,
      ask: p`دوچرخه‌سواری ${name} روی هم چند دقیقه شد؟`,
      unit: 'دقیقه',
    };
  },
  (rng, groups, size) => ({
    statement: p`${relative(rng)} باغچه را با ${groups} سطل آب داد و هر سطل ${size} لیتر آب داشت.`,
    aside: p`در این باغچه ${rng.int(12, 40)} بوته هست.`,
    ask: p`روی هم چند لیتر آب به باغچه داده شد؟`,
    unit: 'لیتر',
  }),
  (rng, groups, size) => {
    const good = rng.pick(['برنج', 'عدس', 'آرد', 'سیب‌زمینی', 'پیاز']);
    return {
      statement: p`در فروشگاه ${groups} کیسه ${good} مانده است و هر کیسه ${size} کیلوگرم است.`,
      aside: p`هر روز ${rng.int(11, 30)} نفر به این فروشگاه می‌آیند.`,
      ask: p`روی هم چند کیلوگرم ${good} مانده است؟`,
      unit: 'کیلوگرم',
    };
  },
  (rng, groups, size) => ({
    statement: p`در مسابقه‌های ${rng.pick(['وسطی', 'طناب‌کشی', 'دوی امدادی'])} مدرسه ${groups} تیم هست و هر تیم ${size} بازیکن دارد.`,
    aside: p`مسابقه‌ها ${rng.int(11, 20)} روز طول می‌کشد.`,
    ask: p`روی هم چند بازیکن در مسابقه‌ها هست؟`,
    unit: 'بازیکن',
  }),
  (rng, groups, size) => ({
    statement: p`ساختمانی ${groups} طبقه دارد و در هر طبقه ${size} پنجره هست.`,
    aside: p`این ساختمان ${rng.int(12, 45)} سال پیش ساخته شده است.`,
    ask: p`ساختمان روی هم چند پنجره دارد؟`,
    unit: 'پنجره',
  }),
  (rng, groups, size) => {
    const name = child(rng);
    return {
      statement: p`${name} می‌خواهد ${groups} گل‌سر بسازد و برای هر گل‌سر ${size} مهره لازم دارد.`,
      aside: p`او ${rng.int(90, 200)} مهره در جعبه دارد.`,
      ask: p`برای همهٔ گل‌سرها چند مهره لازم دارد؟`,
      unit: 'مهره',
    };
  },
  (rng, groups, size) => ({
    statement: p`در جشن ${rng.pick(['نوروز', 'یلدا', 'پایان سال', 'مهرگان'])} ${groups} میز چیده‌اند و دور هر میز ${size} نفر نشسته‌اند.`,
    aside: p`جشن ${rng.pick([90, 100, 120])} دقیقه طول می‌کشد.`,
    ask: p`روی هم چند نفر نشسته‌اند؟`,
    unit: 'نفر',
  }),
];

export function productStory(rng: Rng, groups: number, size: number): ProductStory {
  return rng.pick(tellers)(rng, groups, size);
}

/** One amount so many times another: `size` and `times` × `size`. */
export function timesAsMany(
  rng: Rng,
  times: number,
  size: number,
): { readonly stem: readonly Block[]; readonly unit: string } {
  const [one = '', other = ''] = children(rng, 2);
  const statement = rng.pick([
    { thing: 'تیله', has: 'دارد', many: 'تیله‌های' },
    { thing: 'برچسب', has: 'دارد', many: 'برچسب‌های' },
    { thing: 'کارت بازی', has: 'دارد', many: 'کارت‌های' },
    { thing: 'کتاب داستان', has: 'دارد', many: 'کتاب‌های' },
    { thing: 'گردو', has: 'چیده است', many: 'گردوهای' },
    { thing: 'صدف', has: 'جمع کرده است', many: 'صدف‌های' },
    { thing: 'تمبر', has: 'جمع کرده است', many: 'تمبرهای' },
  ]);
  return {
    stem: [
      p`${one} ${size} ${statement.thing} ${statement.has}. ${statement.many} ${other} ${times} برابر ${statement.many} ${one} است.`,
      p`${other} چند ${statement.thing} ${statement.has}؟`,
    ],
    unit: statement.thing,
  };
}
