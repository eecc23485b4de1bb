import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  fracOf,
  fractionAnswer,
  hint,
  type Level,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  row,
  step,
} from '../../../authoring/index.ts';
import { ratioMisconceptions } from './question-parts/ratio-misconceptions.ts';
import { twoGroups } from './question-parts/two-group-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'bare'],
  3: ['story', 'bare', 'find-mistake'],
  4: ['story', 'find-mistake', 'compare'],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 9, 2: 15, 3: 25, 4: 30 };

/** Two measures of one pair of things, for ratios that are not counts. */
const measures = [
  ['طول یک مستطیل', 'عرض آن', 'سانتی‌متر', 'طول', 'عرض'],
  ['بلندی یک درخت', 'بلندی نهال کنار آن', 'متر', 'بلندی درخت', 'بلندی نهال'],
  ['وزن یک کیسه برنج', 'وزن یک کیسه عدس', 'کیلوگرم', 'وزن برنج', 'وزن عدس'],
  ['سن پدر در داستان', 'سن پسرش', 'سال', 'سن پدر', 'سن پسر'],
  ['طول روبان آبی', 'طول روبان سفید', 'متر', 'طول روبان آبی', 'طول روبان سفید'],
  ['آب یک شربت', 'عصارهٔ آن', 'لیوان', 'آب', 'عصاره'],
] as const;

export const ratioWrite = defineSkill({
  id: 'g5-ratio-write',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 5,
  make: (rng, level) => {
    const most = mostOf[level];
    const [a, b] = [rng.int(1, most), rng.int(2, most)];
    const form = rng.pick(formsOf[level]);
    const groups = rng.pick(twoGroups);
    const swapped = rng.chance(1, 2);
    const [first, second] = swapped ? [b, a] : [a, b];
    // A ratio that comes out whole is no fraction a child would write.
    if (first % second === 0 || second % first === 0 || (form === 'figure' && a + b > 16)) return null;
    const [ones, others] = swapped ? [groups.others, groups.ones] : [groups.ones, groups.others];
    const name = child(rng);
    const measure = rng.pick(measures);
    const ageFits = measure[2] !== 'سال' || (a >= 25 && b <= 10);
    if (form === 'compare' && !(ageFits && a > b)) return null;
    const what =
      form === 'compare'
        ? swapped
          ? [measure[4], measure[3]]
          : [measure[3], measure[4]]
        : [`تعداد ${ones}`, `تعداد ${others}`];
    const figure: Figure = {
      t: 'set',
      description: `${persianNumber(a + b)} دایره که ${persianNumber(a)} تای آن‌ها رنگی و بقیه بی‌رنگ است`,
      shape: 'circle',
      total: a + b,
      marked: a,
      tone: 'accent',
    };
    const ask = p`نسبت ${what[0] ?? ''} به ${what[1] ?? ''} را به صورت کسر بنویس.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [
            swapped
              ? p`نسبت تعداد دایره‌های بی‌رنگ به تعداد دایره‌های رنگی را به صورت کسر بنویس.`
              : p`نسبت تعداد دایره‌های رنگی به تعداد دایره‌های بی‌رنگ را به صورت کسر بنویس.`,
          ];
        case 'bare':
          return [p`نسبت ${first} به ${second} را به صورت کسر بنویس.`];
        case 'compare':
          return [p`${measure[0]} ${a} ${measure[2]} و ${measure[1]} ${b} ${measure[2]} است.`, ask];
        case 'find-mistake':
          return [
            p`${groups.place} ${a} ${groups.one} و ${b} ${groups.other} هست.`,
            p`${name} نسبت ${what[0] ?? ''} به ${what[1] ?? ''} را این‌طور نوشته است:`,
            display(frac(second, first)),
            p`ولی درست نیست. این نسبت را درست بنویس.`,
          ];
        default:
          return [p`${groups.place} ${a} ${groups.one} و ${b} ${groups.other} هست.`, ask];
      }
    };
    const value = Rational.of(first, second);
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure } : {}),
      ...fractionAnswer(value),
      misconceptions: ratioMisconceptions(first, second, first + second, form !== 'bare' && form !== 'compare'),
      hints: [
        hint(p`نسبت، دو مقدار را با هم مقایسه می‌کند و می‌شود آن را مثل کسر نوشت.`),
        hint(p`ببین کدام مقدار اول گفته شده است؛ آن را بالای خط کسری بنویس.`),
        hint(p`مقداری که بعد از «به» گفته شده، زیر خط کسری می‌نشیند.`),
      ],
      solution: [
        step(p`مقدار اول ${first} و مقدار دوم ${second} است.`),
        step(
          p`مقدار اول را بالا و مقدار دوم را پایین می‌نویسیم.`,
          display(value.numerator === first ? frac(first, second) : row(frac(first, second), '=', fracOf(value))),
        ),
      ],
    };
  },
});
