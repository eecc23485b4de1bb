import {
  type Block,
  defineSkill,
  display,
  type Figure,
  frac,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  onChart,
  p,
  percentSquares,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['reverse', 'figure'],
  2: ['reverse', 'figure', 'figure'],
  3: ['figure', 'reverse', 'compare'],
  4: ['story', 'compare', 'figure'],
};

const settings = [
  {
    title: 'رنگ دلخواه',
    all: 'دانش‌آموز',
    unit: 'نفر',
    slices: ['آبی', 'سبز', 'قرمز', 'زرد', 'بنفش'],
    statement: 'از دانش‌آموزها پرسیدند چه رنگی را بیشتر دوست دارند.',
  },
  {
    title: 'راه آمدن به مدرسه',
    all: 'دانش‌آموز',
    unit: 'نفر',
    slices: ['پیاده', 'سرویس', 'دوچرخه', 'خودرو', 'اتوبوس'],
    statement: 'از دانش‌آموزها پرسیدند چطور به مدرسه می‌آیند.',
  },
  {
    title: 'درخت‌های یک باغ',
    all: 'درخت',
    unit: 'درخت',
    slices: ['سیب', 'گیلاس', 'گردو', 'انار', 'هلو'],
    statement: 'درخت‌های یک باغ را شمردند.',
  },
  {
    title: 'کتاب‌های کتابخانه',
    all: 'کتاب',
    unit: 'جلد',
    slices: ['داستان', 'علمی', 'شعر', 'تاریخ', 'هنر'],
    statement: 'کتاب‌های یک کتابخانه را دسته‌بندی کردند.',
  },
  {
    title: 'غذای دلخواه',
    all: 'نفر',
    unit: 'نفر',
    slices: ['قورمه‌سبزی', 'کباب', 'ماکارونی', 'کوکو', 'آش'],
    statement: 'در یک نظرسنجی غذای دلخواه را پرسیدند.',
  },
  {
    title: 'خرج‌های یک گردش',
    all: 'هزار تومان',
    unit: 'هزار تومان',
    slices: ['غذا', 'میوه', 'بنزین', 'بلیت', 'سوغات'],
    statement: 'یک خانواده خرج‌های گردش یک‌روزه‌اش را حساب کرد.',
  },
] as const;

/** Multiples of five that make a hundred, each at least 5. */
function percents(rng: Rng, count: number): readonly number[] {
  const cuts = rng
    .sample(
      Array.from({ length: 19 }, (_, index) => index + 1),
      count - 1,
    )
    .sort((a, b) => a - b);
  return [...cuts, 20].map((cut, index) => (cut - (cuts[index - 1] ?? 0)) * 5);
}

export const piePercent = defineSkill({
  id: 'g5-pie-percent',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onChart, percentSquares],
  revision: 12,
  commonMistakes: ['another-slice', 'ten-off', 'divided-by-percent'],
  make: (rng, level) => {
    const setting = rng.pick(settings);
    const count = level === 1 ? 3 : rng.int(3, 5);
    const names = rng.sample(setting.slices, count);
    const shares = percents(rng, count);
    const form = rng.pick(formsOf[level]);
    const total = rng.int(level === 1 ? 1 : 2, level === 1 ? 10 : 50) * 20;
    const [i = 0, j = 1] = rng.sample(
      shares.map((_, index) => index),
      2,
    );
    const at = (index: number) => shares[index] ?? 0;
    const of = (index: number) => (at(index) * total) / 100;
    if (total > 1000 || total === 100 || at(i) === at(j)) return null;
    // At level 4 the slice whose count is asked has no percent.
    const hidden = form === 'reverse' || form === 'story' ? i : -1;
    // Nor is the smaller slice as much as the difference.
    if (form === 'compare' && (at(i) < at(j) || at(i) === 2 * at(j))) return null;
    // Two slices that are half of all together come to what everybody halves.
    if (form === 'compare' && at(i) + at(j) === 50) return null;
    const value = form === 'reverse' ? at(i) : form === 'compare' ? of(i) - of(j) : of(i);
    // What is asked for is not read at another slice.
    if (value === 100 || shares.some((share, index) => index !== hidden && share === value)) return null;
    const { unit, all } = setting;
    const statement = names
      .map((name, index) => `${name}: ${index === hidden ? 'نامعلوم' : `${persianNumber(at(index))} درصد`}`)
      .join('، ');
    const figure: Figure = {
      t: 'pie',
      description: `نمودار دایره‌ای «${setting.title}»؛ ${statement}`,
      title: setting.title,
      cuts: false,
      slices: names.map((label, index) => ({
        label,
        parts: at(index) / 5,
        percent: index === hidden ? null : at(index),
      })),
    };
    const counted =
      setting.unit === 'هزار تومان'
        ? p`همهٔ خرج ${total} هزار تومان بود.`
        : p`همه روی هم ${total} ${all} ${unit === 'نفر' ? 'بودند' : 'بود'}.`;
    const name = (index: number) => names[index] ?? '';
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'reverse':
          return [p`${setting.statement} نمودار، نتیجه را نشان می‌دهد.`, p`سهمِ «${name(i)}» چند درصد است؟`];
        case 'compare':
          return [p`${setting.statement}`, counted, p`سهمِ «${name(i)}» چند ${unit} بیشتر از سهمِ «${name(j)}» است؟`];
        case 'story':
          return [
            p`${setting.statement} درصدِ «${name(i)}» روی نمودار نوشته نشده است.`,
            counted,
            p`سهمِ «${name(i)}» چند ${unit} است؟`,
          ];
        default:
          return [p`${setting.statement}`, counted, p`سهمِ «${name(i)}» چند ${unit} است؟`];
      }
    };
    const known = 100 - at(i);
    const writtenMisconceptions: readonly (readonly [string, string, number, ReturnType<typeof line>])[] =
      form === 'reverse'
        ? [
            [
              'known-sum',
              'مجموع درصدهای معلوم را نوشته',
              known,
              line`درصدهای معلوم را جمع کرده‌ای. تا ۱۰۰ چقدر مانده است؟`,
            ],
            [
              'neighbour-share',
              'درصد قسمت دیگری را نوشته',
              // A half is as well what is left of all where nothing but this half is taken off.
              at(j) === 50 ? 0 : at(j),
              line`این درصدِ قسمت دیگری است. مجموع همهٔ درصدها چند است؟`,
            ],
            [
              'ten-off',
              'در جمع یا تفریق درصدها ده تا اشتباه کرده',
              // A slice of ten percent may have been left out.
              shares.includes(10) ? 0 : at(i) + 10,
              line`جمع درصدها و تفریق از ۱۰۰ را یک بار دیگر حساب کن.`,
            ],
          ]
        : form === 'compare'
          ? [
              [
                'percents-compared',
                'تفاوت درصدها را نوشته',
                at(i) - at(j),
                line`تفاوت درصدها را پیدا کرده‌ای. حالا ببین چند ${unit} می‌شود.`,
              ],
              [
                'first-count-only',
                'فقط مقدار اولی را حساب کرده',
                of(i),
                line`مقدار اولی را پیدا کرده‌ای. از دومی چقدر بیشتر است؟`,
              ],
              [
                'added-in-place-of-compared',
                'دو مقدار را جمع کرده',
                of(i) + of(j),
                line`این دو مقدار را جمع کرده‌ای. سؤال می‌پرسد چقدر با هم فرق دارند.`,
              ],
            ]
          : [
              [
                'percent-as-count',
                'درصد را به جای مقدار نوشته',
                at(i),
                line`درصد، مقدار نیست. این درصد از کل چند ${unit} می‌شود؟`,
              ],
              ['the-rest-counted', 'بقیه را حساب کرده', total - of(i), line`ببین سهم کدام قسمت خواسته شده است.`],
              [
                'another-slice',
                'قسمت دیگری را حساب کرده',
                // Ten percent are the first step of many a way, too, and a half is left where another half is taken off.
                at(j) === 10 || (form === 'story' && at(j) === 50) ? 0 : of(j),
                line`نام قسمت را دوباره در نمودار پیدا کن.`,
              ],
              [
                'divided-by-percent',
                'کل را بر درصد تقسیم کرده',
                total / at(i) === count ? 0 : total / at(i),
                line`اول یک درصد یا ده درصدِ کل را پیدا کن.`,
              ],
            ];
    const missing = step(
      p`مجموع همهٔ درصدها ۱۰۰ است؛ درصدهای معلوم روی هم ${known} درصد است.`,
      display(row(100, '−', known, '=', at(i))),
    );
    const countOf = (index: number) =>
      step(
        p`${at(index)} درصدِ ${total} را حساب می‌کنیم.`,
        display(row(frac(at(index), 100), '×', total, '=', of(index))),
      );
    return {
      form,
      stem: stem(),
      figure,
      ...integerAnswer(value, { unit: form === 'reverse' ? 'درصد' : unit }),
      misconceptions: writtenMisconceptions.flatMap(([id, title, wrong, message]) =>
        Number.isSafeInteger(wrong) && wrong > 0 ? [misconception(id, title, integerKey(wrong), message)] : [],
      ),
      hints: [
        hint(p`همهٔ دایره ۱۰۰ درصد است.`),
        hint(
          form === 'reverse' || form === 'story'
            ? p`درصدهای معلوم را جمع کن و از ۱۰۰ کم کن.`
            : p`درصد این قسمت را از نمودار بخوان و آن درصد از کل را حساب کن.`,
        ),
        ...(form === 'story' ? [hint(p`بعد آن درصد از کل را حساب کن.`)] : []),
        ...(form === 'compare' ? [hint(p`این کار را برای هر دو قسمت انجام بده و تفاوت را پیدا کن.`)] : []),
      ],
      solution:
        form === 'reverse'
          ? [step(p`درصدهای معلوم را جمع می‌کنیم: ${known} درصد.`), missing]
          : form === 'story'
            ? [missing, countOf(i)]
            : form === 'compare'
              ? [countOf(i), countOf(j), step(p`تفاوت را حساب می‌کنیم.`, display(row(of(i), '−', of(j), '=', value)))]
              : [step(p`از نمودار می‌خوانیم: سهمِ «${name(i)}» ${at(i)} درصد است.`), countOf(i)],
    };
  },
});
