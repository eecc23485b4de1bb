import type { Rng } from '../../../../authoring/index.ts';

/** What is asked of people, and their answers. */
export interface Survey {
  readonly title: string;
  /** Who or what is counted, singular, with its plural for sentences. */
  readonly unit: string;
  readonly names: readonly string[];
}

const surveys: readonly Survey[] = [
  { title: 'ورزش دلخواه دانش‌آموزها', unit: 'نفر', names: ['فوتبال', 'والیبال', 'شنا', 'کشتی', 'شطرنج', 'بسکتبال'] },
  { title: 'میوهٔ دلخواه دانش‌آموزها', unit: 'نفر', names: ['سیب', 'پرتقال', 'انار', 'هندوانه', 'موز', 'انگور'] },
  {
    title: 'راه رسیدن دانش‌آموزها به مدرسه',
    unit: 'نفر',
    names: ['پیاده', 'سرویس', 'اتوبوس', 'دوچرخه', 'خودروی پدر یا مادر'],
  },
  { title: 'کتاب‌های کتابخانهٔ مدرسه', unit: 'جلد', names: ['داستان', 'علمی', 'شعر', 'تاریخی', 'هنری'] },
  { title: 'درخت‌های یک باغ', unit: 'اصله', names: ['سیب', 'گردو', 'انار', 'زردآلو', 'گیلاس'] },
  { title: 'رنگ خودروهای یک خیابان', unit: 'خودرو', names: ['سفید', 'مشکی', 'نقره‌ای', 'قرمز', 'آبی'] },
  { title: 'فصل دلخواه گروهی از بچه‌ها', unit: 'نفر', names: ['بهار', 'تابستان', 'پاییز', 'زمستان'] },
  { title: 'برنامهٔ دلخواه تماشاگرها', unit: 'نفر', names: ['کارتون', 'ورزش', 'مستند', 'مسابقه', 'فیلم'] },
];

export function drawSurvey(rng: Rng, count: number): Survey {
  const survey = rng.pick(surveys.filter(({ names }) => names.length >= count));
  return { ...survey, names: rng.sample(survey.names, count) };
}

/** `count` positive multiples of `step` that make 100 together; null when the draw does not suit. */
export function hundredIn(rng: Rng, count: number, step: number): readonly number[] | null {
  const parts = Array.from({ length: count - 1 }, () => rng.int(1, Math.floor(60 / step)) * step);
  const last = 100 - parts.reduce((sum, part) => sum + part, 0);
  const all = [...parts, last];
  return last < step || new Set(all).size < count ? null : rng.shuffle(all);
}
