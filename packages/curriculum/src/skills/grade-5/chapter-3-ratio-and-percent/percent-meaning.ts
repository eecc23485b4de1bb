import {
  type Block,
  child,
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
  p,
  percent,
  percentSquares,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'reverse', 'story'],
  3: ['figure', 'reverse', 'compare'],
  4: ['reverse', 'compare'],
};

const wordProblems: readonly ((rng: Rng) => readonly [Block, string])[] = [
  (rng) => [
    p`${child(rng)} دیواری با ۱۰۰ کاشی ساخته و بعضی از کاشی‌ها را رنگی گذاشته است.`,
    'چند درصد کاشی‌ها رنگی است؟',
  ],
  (rng) => [p`در باغچهٔ ${child(rng)} ۱۰۰ خانه هست و در خانه‌های رنگی گل کاشته است.`, 'در چند درصد خانه‌ها گل هست؟'],
  (rng) => [
    p`${child(rng)} صد روز است که مسواک زدنش را یادداشت می‌کند. هر خانهٔ رنگی یک روزِ منظم را نشان می‌دهد.`,
    'چند درصد روزها منظم بوده است؟',
  ],
  (rng) => [
    p`سالن نمایش مدرسهٔ ${child(rng)} ۱۰۰ صندلی دارد و هر خانهٔ رنگی یک صندلی پر را نشان می‌دهد.`,
    'چند درصد صندلی‌ها پر است؟',
  ],
  (rng) => [
    p`${child(rng)} از ۱۰۰ قطعهٔ یک جورچین، قطعه‌های رنگی را سر جایشان گذاشته است.`,
    'چند درصد جورچین کامل شده است؟',
  ],
  (rng) => [
    p`از ۱۰۰ نفر پرسیدیم که ورزش می‌کنند یا نه. ${child(rng)} برای هر «بله» یک خانه را رنگ کرد.`,
    'چند درصد آن‌ها ورزش می‌کنند؟',
  ],
];

export const percentMeaning = defineSkill({
  id: 'g5-percent-meaning',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [percentSquares],
  revision: 11,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const k = level === 1 && rng.chance(1, 2) ? rng.int(1, 19) * 5 : rng.int(1, 99);
    const other = rng.int(1, 99);
    if (form === 'compare' && Math.abs(k - other) < 5) return null;
    const value = form === 'reverse' ? 100 - k : form === 'compare' ? Math.abs(k - other) : k;
    // One or two squares left need no counting.
    if (form === 'reverse' && value < 5) return null;
    // Nor are there as many squares left as are colored, in the whole or in the last column.
    if (form === 'reverse' && (k === 50 || k === 95)) return null;
    const columns = Math.floor(k / 10);
    const rest = k % 10;
    const figure: Figure = {
      t: 'hundred-grid',
      description:
        form === 'compare'
          ? `دو مربع صدتایی؛ در مربع اول ${persianNumber(k)} خانه و در مربع دوم ${persianNumber(other)} خانه رنگ شده است`
          : columns === 0
            ? `یک مربع صدتایی با ۱۰ ستون؛ ${persianNumber(rest)} خانه از ستون اول رنگ شده است`
            : `یک مربع صدتایی با ۱۰ ستون؛ ${persianNumber(columns)} ستون کامل${rest > 0 ? ` و ${persianNumber(rest)} خانه از ستون بعد` : ''} رنگ شده است`,
      shaded: form === 'compare' ? [k, other] : [k],
    };
    const [statement, ask] = rng.pick(wordProblems)(rng);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [statement, p`${ask}`];
        case 'reverse':
          return [p`چند درصد این مربع رنگ نشده است؟`];
        case 'compare':
          return [p`ببین چند درصدِ هر مربع صدتایی رنگ شده است. تفاوت این دو درصد چقدر است؟`];
        default:
          return [p`چند درصد این مربع رنگ شده است؟`];
      }
    };
    const writtenMisconceptions: readonly (readonly [string, string, number, ReturnType<typeof line>])[] =
      form === 'compare'
        ? [
            [
              'added-in-place-of-compared',
              'دو درصد را جمع کرده',
              k + other,
              line`می‌خواهیم بدانیم یکی چقدر بیشتر است؛ پس تفاوت را پیدا کن.`,
            ],
            [
              'one-square-only',
              'درصد یکی از مربع‌ها را نوشته',
              Math.max(k, other),
              line`هر دو مربع را بشمار و بعد مقایسه کن.`,
            ],
          ]
        : [
            [
              'other-part-counted',
              'قسمت دیگر را شمرده',
              100 - value,
              line`ببین قسمت رنگ‌شده خواسته شده یا قسمت رنگ‌نشده.`,
            ],
            [
              'columns-counted',
              'فقط ستون‌های کامل را شمرده',
              form !== 'reverse' ? columns * 10 : rest > 0 ? (9 - columns) * 10 : -1,
              line`خانه‌های ستونی را هم که فقط قسمتی از آن رنگ شده است بشمار.`,
            ],
            [
              'columns-as-percents',
              'هر ستون را یک درصد گرفته',
              form === 'reverse' && rest > 0
                ? 9 - columns + 10 - rest
                : form === 'reverse'
                  ? 10 - columns
                  : columns + rest,
              line`هر ستون ۱۰ خانه دارد؛ هر خانه یک درصد است.`,
            ],
            // Asked for the rest, a colored column may as well have been counted twice.
            ['ten-off', 'یک ستون کمتر شمرده', form === 'reverse' ? -1 : value - 10, line`ستون‌ها را یک بار دیگر بشمار.`],
          ];
    return {
      form,
      stem: stem(),
      figure,
      ...integerAnswer(value, { unit: 'درصد' }),
      misconceptions: writtenMisconceptions.flatMap(([id, title, wrong, message]) =>
        wrong >= 0 && wrong !== value ? [misconception(id, title, integerKey(wrong), message)] : [],
      ),
      hints: [
        hint(p`درصد یعنی «از هر صد تا». ${form === 'compare' ? 'هر مربع' : 'این مربع'} ۱۰۰ خانهٔ مساوی دارد.`),
        hint(
          rest === 0 && (form !== 'compare' || other % 10 === 0)
            ? p`هر ستون ۱۰ خانه دارد. ستون‌های کامل را بشمار.`
            : columns === 0 && (form !== 'compare' || other < 10)
              ? p`هیچ ستونی کامل رنگ نشده است. خانه‌های رنگ‌شده را یکی‌یکی بشمار.`
              : p`هر ستون ۱۰ خانه دارد. اول ستون‌های کامل را بشمار و بعد خانه‌های باقی‌مانده را.`,
        ),
        ...(form === 'reverse' ? [hint(p`خانه‌های رنگ‌نشده و رنگ‌شده روی هم ۱۰۰ تا هستند.`)] : []),
        ...(form === 'compare' ? [hint(p`درصد هر مربع را پیدا کن و تفاوت آن‌ها را حساب کن.`)] : []),
      ],
      solution: [
        step(
          rest === 0
            ? p`خانه‌های رنگ‌شدهٔ ${form === 'compare' ? 'مربع اول' : 'مربع'} را می‌شماریم: ${columns} ستون کامل.`
            : columns === 0
              ? p`خانه‌های رنگ‌شدهٔ ${form === 'compare' ? 'مربع اول' : 'مربع'} را می‌شماریم: ${rest} خانه.`
              : p`خانه‌های رنگ‌شدهٔ ${form === 'compare' ? 'مربع اول' : 'مربع'} را می‌شماریم: ${columns} ستون کامل و ${rest} خانه.`,
          ...(columns === 0
            ? []
            : [display(rest === 0 ? row(columns, '×', 10, '=', k) : row(columns, '×', 10, '+', rest, '=', k))]),
        ),
        ...(form === 'reverse'
          ? [
              step(
                // No percentage is written here: its picture would color what is not colored.
                p`بقیهٔ ۱۰۰ خانه رنگ نشده است. هر خانه یک صدم، یعنی یک درصد است؛ پس همین عدد جواب است.`,
                display(row(100, '−', k, '=', value)),
              ),
            ]
          : form === 'compare'
            ? [
                step(
                  p`در مربع دوم ${other} خانه رنگ شده است. تفاوت را حساب می‌کنیم.`,
                  display(row(Math.max(k, other), '−', Math.min(k, other), '=', value)),
                ),
              ]
            : []),
        ...(form === 'reverse'
          ? []
          : [
              step(
                p`هر خانه یک صدم، یعنی یک درصد است؛ پس جواب ${value} درصد است.`,
                display(row(frac(value, 100), '=', percent(value))),
              ),
            ]),
      ],
    };
  },
});
