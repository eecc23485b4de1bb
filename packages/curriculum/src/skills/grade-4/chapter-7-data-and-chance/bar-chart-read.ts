import {
  type Block,
  child,
  cities,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  onChart,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { isSlip, wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

interface Setting {
  readonly title: string;
  readonly unit: string;
  readonly names: (rng: Rng, count: number) => readonly string[];
  /** «تعداد کتاب‌های», before a name. */
  readonly of: string;
  readonly steps: readonly number[];
}

const settings: readonly Setting[] = [
  {
    title: 'کتاب‌های امانت‌داده‌شده',
    unit: 'جلد',
    of: 'تعداد کتاب‌های',
    names: (rng, count) => rng.sample(['داستان', 'علمی', 'شعر', 'تاریخ', 'ورزشی'], count),
    steps: [10, 20, 50],
  },
  {
    title: 'فروش میوه در یک هفته',
    unit: 'کیلوگرم',
    of: 'فروش',
    names: (rng, count) => rng.sample(['سیب', 'پرتقال', 'انار', 'موز', 'هلو'], count),
    steps: [20, 50, 100],
  },
  {
    title: 'بازدیدکننده‌های موزه‌ها',
    unit: 'نفر',
    of: 'تعداد بازدیدکننده‌های',
    names: (rng, count) => rng.sample(cities, count),
    steps: [100, 200, 500],
  },
  {
    title: 'درخت‌های کاشته‌شده',
    unit: 'درخت',
    of: 'تعداد درخت‌های',
    names: (rng, count) => rng.sample(cities, count),
    steps: [100, 500, 1000],
  },
  {
    title: 'دانش‌آموزهای مدرسه در هر پایه',
    unit: 'نفر',
    of: 'تعداد دانش‌آموزهای',
    names: (_, count) => ['پایهٔ دوم', 'پایهٔ سوم', 'پایهٔ چهارم', 'پایهٔ پنجم', 'پایهٔ ششم'].slice(0, count),
    steps: [10, 20],
  },
  {
    title: 'بازیافت کاغذ در کلاس‌ها',
    unit: 'کیلوگرم',
    of: 'وزن کاغذهای',
    names: (_, count) => ['کلاس اول', 'کلاس دوم', 'کلاس سوم', 'کلاس چهارم', 'کلاس پنجم'].slice(0, count),
    steps: [10, 20, 50],
  },
  {
    title: 'تولید یک کارخانه',
    unit: 'جعبه',
    of: 'تولید',
    names: (_, count) => ['مهر', 'آبان', 'آذر', 'دی', 'بهمن'].slice(0, count),
    steps: [200, 500, 1000],
  },
];

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'compare'],
  2: ['compare', 'story', 'figure', 'reverse'],
  3: ['compare', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};

export const barChartRead = defineSkill({
  id: 'g4-bar-chart-read',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onChart],
  revision: 9,
  commonMistakes: ['marks-counted', 'one-mark-off', 'one-bar-left-out'],
  make: (rng, level) => {
    const { title, unit, names, of, steps } = rng.pick(settings);
    const size = rng.pick(steps);
    const labels = names(rng, level === 1 ? 3 : rng.int(4, 5));
    const marks = 8;
    // From level 3 a bar may end halfway between two marks.
    const heights = labels.map(() => (level < 3 ? rng.int(1, marks - 1) * 2 : rng.int(1, marks * 2 - 1)));
    if (new Set(heights).size < heights.length) return null;
    const values = heights.map((height) => (height * size) / 2);
    const form = rng.pick(formsOf[level]);
    const [i = 0, j = 1] = rng.sample(
      labels.map((_, index) => index),
      2,
    );
    const [a, b] = [values[i] ?? 0, values[j] ?? 0];
    const total = values.reduce((sum, value) => sum + value, 0);
    const isTimes = form === 'reverse';
    const isTotal = form === 'story';
    const isValue = form === 'figure';
    if (!isTotal && !isValue && (a <= b || (isTimes && a % b !== 0))) return null;
    const answer = isValue ? a : isTotal ? total : isTimes ? a / b : a - b;
    // What is compared is not read at a bar.
    if (!isValue && values.includes(answer)) return null;
    const [one, other] = [labels[i] ?? '', labels[j] ?? ''];
    const figure: Figure = {
      t: 'bar-chart',
      description: `نمودار ستونی «${title}» به ${unit}؛ ${labels.map((label, index) => `${label}: ${persianNumber(values[index] ?? 0)}`).join('، ')}`,
      title,
      step: size,
      to: size * marks,
      unit,
      bars: labels.map((label, index) => ({ label, value: values[index] ?? 0 })),
    };
    const wrong = a + b;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`به نمودار نگاه کن. ${of} ${one} چند ${unit} است؟`];
        case 'story':
          return [p`به نمودار نگاه کن. همهٔ ستون‌ها روی هم چند ${unit} را نشان می‌دهند؟`];
        case 'reverse':
          return [p`به نمودار نگاه کن. ${of} ${one} چند برابر ${of} ${other} است؟`];
        case 'find-mistake':
          return [
            p`${child(rng)} با نگاه به نمودار گفت: «اختلاف ${of} ${one} و ${of} ${other}، ${wrong} ${unit} است.» ولی اشتباه کرده است.`,
            p`اختلاف درست چند ${unit} است؟`,
          ];
        default:
          return [p`به نمودار نگاه کن. ${of} ${one} چند ${unit} بیشتر از ${of} ${other} است؟`];
      }
    };
    const last = values.at(-1) ?? 0;
    return {
      form,
      stem: stem(),
      figure,
      ...integerAnswer(answer, isTimes ? {} : { unit }),
      misconceptions: isValue
        ? wholeMisconceptions(
            [
              'marks-counted',
              'خط‌های محور را به جای مقدار شمرده',
              a / size,
              line`هر خط محور چند ${unit} را نشان می‌دهد؟ عدد کنار محور را بخوان.`,
            ],
            ['one-mark-off', 'یک خط بالاتر خوانده', a + size, line`از سرِ ستون درست به چپ برو تا به عدد محور برسی.`],
            ['other-bar', 'ستون دیگری را خوانده', b, line`نام ستون را پایین نمودار پیدا کن و همان ستون را بخوان.`],
          )
        : isTotal
          ? wholeMisconceptions(
              [
                'one-bar-left-out',
                'یک ستون را جا انداخته',
                total - last,
                line`همهٔ ستون‌ها را یکی‌یکی علامت بزن تا هیچ‌کدام جا نماند.`,
              ],
              [
                'marks-counted',
                'خط‌های محور را به جای مقدار شمرده',
                total / size,
                line`هر خط محور چند ${unit} را نشان می‌دهد؟ آن را هم حساب کن.`,
              ],
              [
                'highest-only',
                'فقط بلندترین ستون را خوانده',
                Math.max(...values),
                line`سؤال همهٔ ستون‌ها را روی هم می‌خواهد.`,
              ],
              [
                'counted-one-mark-more',
                'یک خط بیشتر حساب کرده',
                isSlip(size) ? null : total + size,
                line`مقدار هر ستون را یک بار دیگر بخوان و جمع را امتحان کن.`,
              ],
            )
          : isTimes
            ? wholeMisconceptions(
                [
                  'difference-written',
                  'اختلاف را نوشته، نه چند برابر را',
                  a - b,
                  line`«چند برابر» را با تقسیم پیدا می‌کنیم، نه با تفریق.`,
                ],
                [
                  'one-less',
                  'یکی کمتر نوشته',
                  a / b - 1,
                  line`مقدار کوچک‌تر را چند بار کنار هم بگذاری تا به مقدار بزرگ‌تر برسی؟`,
                ],
                [
                  'one-more',
                  'یکی بیشتر نوشته',
                  a / b + 1,
                  line`مقدار کوچک‌تر را چند بار کنار هم بگذاری تا به مقدار بزرگ‌تر برسی؟`,
                ],
              )
            : wholeMisconceptions(
                [
                  'values-added',
                  'به جای تفریق، دو مقدار را جمع کرده',
                  a + b,
                  line`این دو مقدار را جمع کرده‌ای. سؤال می‌پرسد چقدر با هم فرق دارند.`,
                ],
                [
                  'marks-counted',
                  'خط‌های محور را به جای مقدار شمرده',
                  (a - b) / size,
                  line`هر خط محور چند ${unit} را نشان می‌دهد؟ آن را هم حساب کن.`,
                ],
                ['one-value-only', 'فقط یکی از مقدارها را نوشته', a, line`هر دو ستون را بخوان و از هم کم کن.`],
              ),
      hints: [
        hint(p`اول ببین خط‌های محور سمت چپ چند تا چند تا بالا می‌روند.`),
        hint(p`از سرِ هر ستون به چپ برو و مقدارش را روی محور بخوان. اگر میان دو خط بود، عدد میان آن‌ها را بگیر.`),
        isValue
          ? hint(p`نام «${one}» را پایین نمودار پیدا کن و همان ستون را بخوان.`)
          : isTotal
            ? hint(p`مقدار همهٔ ستون‌ها را با هم جمع کن.`)
            : isTimes
              ? hint(p`مقدار بزرگ‌تر را بر مقدار کوچک‌تر تقسیم کن.`)
              : hint(p`مقدار دو ستون را از هم کم کن.`),
      ],
      solution: isValue
        ? [
            step(p`هر خط محور ${size} ${unit} است.`),
            step(p`از سرِ ستون ${one} به چپ می‌رویم و می‌خوانیم: ${answer} ${unit}.`),
          ]
        : isTotal
          ? [
              step(p`مقدار هر ستون را از روی محور می‌خوانیم؛ هر خط محور ${size} ${unit} است.`),
              step(
                p`آن‌ها را با هم جمع می‌کنیم.`,
                display(
                  row(
                    ...values.flatMap((value, index) => (index === 0 ? [value] : ['+' as const, value])),
                    '=',
                    answer,
                  ),
                ),
              ),
            ]
          : [
              step(
                p`از روی نمودار می‌خوانیم: ${of} ${one} برابر با ${a} ${unit} و ${of} ${other} برابر با ${b} ${unit} است.`,
              ),
              isTimes
                ? step(p`برای «چند برابر» تقسیم می‌کنیم.`, display(row(a, '÷', b, '=', answer)))
                : step(p`برای اختلاف تفریق می‌کنیم.`, display(row(a, '−', b, '=', answer))),
            ],
    };
  },
});
