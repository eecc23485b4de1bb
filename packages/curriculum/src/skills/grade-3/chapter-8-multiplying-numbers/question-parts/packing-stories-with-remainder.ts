import { type Block, child, p, type Rng, relative } from '../../../../authoring/index.ts';

/** What a story of sharing with something left over asks for. */
export type Asked = 'full' | 'left' | 'needed';

interface Packing {
  readonly statement: (rng: Rng, amount: number, size: number) => Block;
  readonly asks: Readonly<Record<Asked, string>>;
  readonly units: Readonly<Record<Asked, string>>;
}

/** Things put into holders of one size; the last holder may not be full. */
const packings: readonly Packing[] = [
  {
    statement: (_rng, amount, size) => p`${amount} صابون داریم و در هر بسته ${size} صابون جا می‌شود.`,
    asks: {
      full: 'چند بسته کاملاً پر می‌شود',
      left: 'بعد از پر کردن بسته‌ها چند صابون باقی می‌ماند',
      needed: 'برای همهٔ صابون‌ها دست‌کم چند بسته لازم است',
    },
    units: { full: 'بسته', left: 'صابون', needed: 'بسته' },
  },
  {
    statement: (_rng, amount, size) => p`${amount} دانش‌آموز به اردو می‌روند و در هر ون ${size} نفر جا می‌شود.`,
    asks: {
      full: 'چند ون کاملاً پر می‌شود',
      left: 'بعد از پر شدن ون‌ها چند نفر باقی می‌ماند',
      needed: 'برای همهٔ دانش‌آموزان دست‌کم چند ون لازم است',
    },
    units: { full: 'ون', left: 'نفر', needed: 'ون' },
  },
  {
    statement: (rng, amount, size) => p`${child(rng)} ${amount} عکس دارد و در هر صفحهٔ آلبوم ${size} عکس جا می‌شود.`,
    asks: {
      full: 'چند صفحه کاملاً پر می‌شود',
      left: 'بعد از پر کردن صفحه‌ها چند عکس باقی می‌ماند',
      needed: 'برای همهٔ عکس‌ها دست‌کم چند صفحه لازم است',
    },
    units: { full: 'صفحه', left: 'عکس', needed: 'صفحه' },
  },
  {
    statement: (rng, amount, size) => p`${child(rng)} با هر ${size} مهره یک گل‌سر می‌سازد و ${amount} مهره دارد.`,
    asks: { full: 'چند گل‌سر کامل می‌تواند بسازد', left: 'بعد از ساختن گل‌سرها چند مهره باقی می‌ماند', needed: '' },
    units: { full: 'گل‌سر', left: 'مهره', needed: '' },
  },
  {
    statement: (_rng, amount, size) => p`قنادی ${amount} شیرینی دارد و در هر جعبه ${size} شیرینی می‌گذارد.`,
    asks: {
      full: 'چند جعبه کاملاً پر می‌شود',
      left: 'بعد از پر کردن جعبه‌ها چند شیرینی باقی می‌ماند',
      needed: 'برای همهٔ شیرینی‌ها دست‌کم چند جعبه لازم است',
    },
    units: { full: 'جعبه', left: 'شیرینی', needed: 'جعبه' },
  },
  {
    statement: (rng, amount, size) =>
      p`${relative(rng)} ${amount} کیلوگرم گردو دارد و در هر کیسه ${size} کیلوگرم می‌ریزد.`,
    asks: {
      full: 'چند کیسه کاملاً پر می‌شود',
      left: 'بعد از پر کردن کیسه‌ها چند کیلوگرم باقی می‌ماند',
      needed: 'برای همهٔ گردوها دست‌کم چند کیسه لازم است',
    },
    units: { full: 'کیسه', left: 'کیلوگرم', needed: 'کیسه' },
  },
  {
    statement: (rng, amount, size) => p`${child(rng)} از ${amount} سانتی‌متر روبان، تکه‌های ${size} سانتی‌متری می‌برد.`,
    asks: { full: 'چند تکهٔ کامل به دست می‌آید', left: 'بعد از بریدن تکه‌ها چند سانتی‌متر باقی می‌ماند', needed: '' },
    units: { full: 'تکه', left: 'سانتی‌متر', needed: '' },
  },
  {
    statement: (_rng, amount, size) => p`${amount} نفر در صف قایق ایستاده‌اند و در هر قایق ${size} نفر سوار می‌شوند.`,
    asks: {
      full: 'چند قایق کاملاً پر می‌شود',
      left: 'بعد از پر شدن قایق‌ها چند نفر باقی می‌ماند',
      needed: 'برای همه دست‌کم چند قایق لازم است',
    },
    units: { full: 'قایق', left: 'نفر', needed: 'قایق' },
  },
  {
    statement: (rng, amount, size) =>
      p`${child(rng)} کتابی با ${amount} صفحه دارد و هر روز ${size} صفحه از آن می‌خواند.`,
    asks: {
      full: 'در چند روز، درست همین تعداد صفحه را می‌خواند',
      left: 'برای روز آخر چند صفحه باقی می‌ماند',
      needed: 'برای خواندن همهٔ کتاب دست‌کم چند روز لازم است',
    },
    units: { full: 'روز', left: 'صفحه', needed: 'روز' },
  },
];

export interface PackingStory {
  readonly statement: Block;
  readonly ask: Block;
  readonly unit: string;
}

/** A story of `amount` things in holders of `size`. */
export function packingStory(rng: Rng, amount: number, size: number, asked: Asked): PackingStory {
  const { statement, asks, units } = rng.pick(packings.filter((packing) => packing.asks[asked] !== ''));
  return { statement: statement(rng, amount, size), ask: p`${asks[asked]}؟`, unit: units[asked] };
}
