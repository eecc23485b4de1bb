import { type Figure, persianNumber, type Rng } from '../../../../authoring/index.ts';

/** Things or people counted in a few groups. */
export interface Survey {
  readonly title: string;
  /** What the groups are: «رنگ». */
  readonly heading: string;
  readonly unit: 'تا' | 'نفر' | 'جلد' | 'شاخه';
  /** One of what is counted, behind a number: «درخت», «شاخه گل». */
  readonly counted: string;
  /** «درخت‌های»: before the name of a group. */
  readonly of: string;
  readonly groups: readonly string[];
  /** Whether the groups keep their order, as days do. */
  readonly inOrder?: boolean;
}

export const surveys: readonly Survey[] = [
  {
    title: 'بستنی‌های فروخته‌شده',
    heading: 'مزه',
    unit: 'تا',
    counted: 'بستنی',
    of: 'بستنی‌های',
    groups: ['شکلاتی', 'زعفرانی', 'وانیلی', 'توت‌فرنگی', 'موزی', 'پسته‌ای'],
  },
  {
    title: 'ورزش دلخواه بچه‌ها',
    heading: 'ورزش',
    unit: 'نفر',
    counted: 'نفر',
    of: 'طرفدارهای',
    groups: ['فوتبال', 'والیبال', 'شنا', 'کشتی', 'دوچرخه‌سواری', 'بسکتبال'],
  },
  {
    title: 'کتاب‌های کتابخانهٔ کلاس',
    heading: 'موضوع',
    unit: 'جلد',
    counted: 'جلد کتاب',
    of: 'کتاب‌های',
    groups: ['داستان', 'شعر', 'علمی', 'تاریخی', 'آشپزی', 'هنری'],
  },
  {
    title: 'درخت‌های یک باغ',
    heading: 'درخت',
    unit: 'تا',
    counted: 'درخت',
    of: 'درخت‌های',
    groups: ['سیب', 'گردو', 'انار', 'بادام', 'زردآلو', 'گیلاس'],
  },
  {
    title: 'میوهٔ دلخواه بچه‌ها',
    heading: 'میوه',
    unit: 'نفر',
    counted: 'نفر',
    of: 'طرفدارهای',
    groups: ['سیب', 'پرتقال', 'موز', 'هندوانه', 'خربزه', 'انگور'],
  },
  {
    title: 'ماشین‌هایی که از خیابان گذشتند',
    heading: 'رنگ',
    unit: 'تا',
    counted: 'ماشین',
    of: 'ماشین‌های',
    groups: ['سفید', 'نقره‌ای', 'مشکی', 'آبی', 'قرمز', 'خاکستری'],
  },
  {
    title: 'گل‌های یک گل‌فروشی',
    heading: 'گل',
    unit: 'شاخه',
    counted: 'شاخه گل',
    of: 'گل‌های',
    groups: ['رز', 'لاله', 'میخک', 'زنبق', 'داوودی', 'آفتابگردان'],
  },
  {
    title: 'فصل تولد بچه‌ها',
    heading: 'فصل',
    unit: 'نفر',
    counted: 'نفر',
    of: 'متولدهای',
    groups: ['بهار', 'تابستان', 'پاییز', 'زمستان'],
    inOrder: true,
  },
  {
    title: 'غذای دلخواه بچه‌ها',
    heading: 'غذا',
    unit: 'نفر',
    counted: 'نفر',
    of: 'طرفدارهای',
    groups: ['قورمه‌سبزی', 'ماکارونی', 'کباب', 'آش رشته', 'زرشک‌پلو', 'کوکو'],
  },
  {
    title: 'کتاب‌هایی که در هفته امانت داده شد',
    heading: 'روز',
    unit: 'جلد',
    counted: 'جلد کتاب',
    of: 'کتاب‌های روز',
    groups: ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه'],
    inOrder: true,
  },
];

/** Those whose groups are no colors themselves: a picture colors each group differently. */
export const surveysToPaint: readonly Survey[] = surveys.filter(({ heading }) => heading !== 'رنگ');

/** Of a whole year all four seasons have their part. */
export function lacksSeason({ heading }: Survey, labels: readonly string[]): boolean {
  return heading === 'فصل' && labels.length < 4;
}

/** Some groups of a survey; days and seasons stay in their order. */
export function drawGroups(rng: Rng, { groups, inOrder }: Survey, count: number): readonly string[] {
  return inOrder === true ? groups.slice(0, count) : rng.sample(groups, Math.min(count, groups.length));
}

/** Equal sectors shared among some groups, each with one at least and none with more than half and one. */
export function drawParts(rng: Rng, sectors: number, groups: number): readonly number[] | null {
  const parts = Array.from({ length: groups - 1 }, () => rng.int(1, Math.ceil(sectors / 2)));
  const last = sectors - parts.reduce((sum, part) => sum + part, 0);
  return last < 1 || last > sectors / 2 + 1 ? null : [...parts, last];
}

/** A circle of equal sectors with a legend of its groups. */
export function pieOf(survey: Survey, labels: readonly string[], parts: readonly number[]): Figure {
  const sectors = parts.reduce((sum, part) => sum + part, 0);
  return {
    t: 'pie',
    description: `نمودار دایره‌ای «${survey.title}» با ${persianNumber(sectors)} قسمت مساوی؛ ${labels.map((label, index) => `${label}: ${persianNumber(parts[index] ?? 0)} قسمت`).join('، ')}`,
    title: survey.title,
    slices: labels.map((label, index) => ({ label, parts: parts[index] ?? 0 })),
  };
}
