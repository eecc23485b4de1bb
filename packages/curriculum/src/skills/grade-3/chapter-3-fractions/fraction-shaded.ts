import {
  type Block,
  child,
  defineSkill,
  display,
  frac,
  fracOf,
  fractionAnswer,
  fractionKey,
  fractionNamed,
  fractionsDrawn,
  hint,
  type Level,
  line,
  misconception,
  p,
  type QuestionVariant,
  Rational,
  row,
  step,
} from '../../../authoring/index.ts';
import { shadedWrittenMisconceptions } from './question-parts/shaded-part-misconceptions.ts';
import { cutShape } from './question-parts/shaded-shape-figures.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'story'],
  2: ['figure', 'story', 'reverse'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['reverse', 'find-mistake', 'story'],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 6, 2: 10, 3: 12, 4: 12 };

const statement: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  نوار: [
    ['این نوار یک تختهٔ شکلات است و قسمت رنگ‌شده را خورده‌ایم.', 'چه کسری از شکلات خورده شده است؟'],
    ['این نوار راه مدرسه است و قسمت رنگ‌شده را رفته‌ایم.', 'چه کسری از راه را رفته‌ایم؟'],
    ['این نوار یک باغچه است و در قسمت رنگ‌شده گل کاشته‌ایم.', 'در چه کسری از باغچه گل کاشته‌ایم؟'],
    ['این نوار یک روبان است و قسمت رنگ‌شده را بریده‌ایم.', 'چه کسری از روبان را بریده‌ایم؟'],
  ],
  دایره: [
    ['این دایره یک پیتزاست و قسمت رنگ‌شده را خورده‌ایم.', 'چه کسری از پیتزا خورده شده است؟'],
    ['این دایره یک کیک است و قسمت رنگ‌شده را به مهمان‌ها داده‌ایم.', 'چه کسری از کیک را به مهمان‌ها داده‌ایم؟'],
    ['این دایره یک نان است و روی قسمت رنگ‌شده پنیر گذاشته‌ایم.', 'روی چه کسری از نان پنیر هست؟'],
    ['این دایره یک حوض گرد است و کاشی‌های قسمت رنگ‌شده چسبانده شده است.', 'چه کسری از حوض کاشی شده است؟'],
  ],
  مستطیل: [
    ['این مستطیل یک پنجره است و شیشه‌های رنگ‌شده را پاک کرده‌ایم.', 'چه کسری از پنجره را پاک کرده‌ایم؟'],
    ['این مستطیل یک قالی است و قسمت رنگ‌شده بافته شده است.', 'چه کسری از قالی بافته شده است؟'],
    ['این مستطیل یک سینی باقلواست و قسمت رنگ‌شده را خورده‌ایم.', 'چه کسری از باقلوا خورده شده است؟'],
  ],
};

export const fractionShaded = defineSkill({
  id: 'g3-fraction-shaded',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionNamed, fractionsDrawn],
  revision: 9,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const denominator = rng.int(level === 4 ? 7 : level === 1 ? 2 : 3, mostOf[level]);
    // All of it shaded is asked now and then at the book's own levels.
    const isWhole = form === 'figure' && level >= 2 && rng.chance(1, 15);
    const numerator = isWhole ? denominator : rng.int(1, denominator - 1);
    const { figure, name } = cutShape(rng, numerator, denominator);
    const asked = form === 'reverse' ? denominator - numerator : numerator;
    const who = child(rng);
    const writtenMisconceptions = [
      ...shadedWrittenMisconceptions(asked, denominator),
      // Whole rows are colored.
      ...(figure.t === 'area' && !isWhole && asked / figure.columns < figure.columns
        ? [
            misconception(
              'rows-over-columns',
              'تعداد ردیف‌ها را صورت و تعداد ستون‌ها را مخرج نوشته',
              fractionKey(Rational.of(asked / figure.columns, figure.columns)),
              line`یک بار همهٔ قسمت‌های کوچک و یک بار قسمت‌هایی را که سؤال می‌خواهد بشمار.`,
            ),
          ]
        : []),
    ];
    const wrong = rng.pick([frac(asked, Math.max(1, denominator - asked)), frac(denominator, asked)]);
    // Of halves, what is shaded and what is not is one fraction.
    // 9 over 3 is 3, and 3 is what was to be counted, written without all.
    if (denominator === asked * asked) return null;
    if (form === 'reverse' && denominator === 2 * asked) return null;
    if (form === 'find-mistake' && (denominator - asked === denominator || denominator === 2 * asked)) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story': {
          const [what, ask] = rng.pick(statement[name] ?? [['', '']]);
          return [p`${what}`, p`${ask}`];
        }
        case 'reverse':
          return [p`چه کسری از ${name} رنگ نشده است؟`];
        case 'find-mistake':
          return [p`${who} می‌گوید ${wrong} از ${name} رنگ شده است، ولی درست نمی‌گوید.`, p`تو کسر درست را بنویس.`];
        default:
          return [p`چه کسری از ${name} رنگ شده است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      figure,
      ...fractionAnswer(Rational.of(asked, denominator)),
      // A whole number is the count of the parts alone sooner than a fraction of the rest.
      misconceptions: writtenMisconceptions.filter(
        ({ id }) =>
          id !== 'part-compared-with-rest' || form === 'find-mistake' || asked % Math.max(1, denominator - asked) > 0,
      ),
      hints: [
        hint(
          form === 'reverse'
            ? p`سؤال کسرِ رنگ‌نشده‌ها را می‌خواهد. کسر یک صورت و یک مخرج دارد.`
            : p`سؤال کسرِ رنگ‌شده‌ها را می‌خواهد. کسر یک صورت و یک مخرج دارد.`,
        ),
        hint(p`اول همهٔ قسمت‌های مساوی را بشمار و پایین خط کسر بنویس.`),
        hint(
          form === 'reverse'
            ? p`حالا فقط رنگ‌نشده‌ها را بشمار و بالای خط کسر بنویس.`
            : p`حالا فقط رنگ‌شده‌ها را بشمار و بالای خط کسر بنویس.`,
        ),
      ],
      solution: [
        step(p`همه ${denominator} قسمت مساوی است؛ پس مخرج ${denominator} است.`),
        step(
          form === 'reverse'
            ? p`${asked} قسمت رنگ نشده است؛ پس صورت ${asked} است.`
            : p`${asked} قسمت رنگ شده است؛ پس صورت ${asked} است.`,
          display(isWhole ? row(frac(asked, denominator), '=', 1) : frac(asked, denominator)),
          ...(Rational.of(asked, denominator).denominator === denominator || isWhole
            ? []
            : [
                p`اگر آن را ساده‌تر بنویسی هم درست است.`,
                display(row(frac(asked, denominator), '=', fracOf(Rational.of(asked, denominator)))),
              ]),
        ),
      ],
    };
  },
});
