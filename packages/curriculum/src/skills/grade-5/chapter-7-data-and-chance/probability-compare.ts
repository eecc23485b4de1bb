import { type Share, statement, tones } from '../../../authoring/colored-chances.ts';
import {
  type Block,
  child,
  choiceAnswer,
  colorsMarked,
  defineSkill,
  display,
  type Figure,
  frac,
  fractionsDrawn,
  hint,
  type Level,
  lcm,
  line,
  p,
  type QuestionVariant,
  Rational,
  row,
  step,
  type WrongOptionDraft,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'compare'],
  2: ['figure', 'compare', 'story'],
  3: ['figure', 'compare', 'story'],
  4: ['compare', 'story', 'figure'],
};
/** Pairs of totals whose fractions are easily brought to one denominator. */
const totalsOf: Readonly<Record<Level, readonly (readonly [number, number])[]>> = {
  1: [
    [4, 4],
    [5, 5],
    [6, 6],
    [8, 8],
  ],
  2: [
    [4, 8],
    [5, 10],
    [3, 6],
    [6, 12],
    [4, 12],
  ],
  3: [
    [4, 8],
    [5, 10],
    [6, 12],
    [4, 12],
    [8, 16],
    [3, 9],
  ],
  4: [
    [6, 9],
    [4, 6],
    [8, 12],
    [6, 8],
    [4, 10],
    [5, 15],
    [10, 15],
  ],
};

export const probabilityCompare = defineSkill({
  id: 'g5-probability-compare',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 3,
  revision: 4,
  pictures: [colorsMarked, fractionsDrawn],
  make: (rng, level) => {
    const [n, m] = rng.shuffle(rng.pick(totalsOf[level]));
    if (n === undefined || m === undefined) return null;
    const [wanted, other] = rng.sample(tones, 2);
    if (wanted === undefined || other === undefined) return null;
    const [a, b] = [rng.int(1, n - 1), rng.int(1, m - 1)];
    const [first, second] = [Rational.of(a, n), Rational.of(b, m)];
    const order = first.compare(second);
    // Equal chances now and then, above level 1; otherwise counting only the wanted ones should often mislead.
    const isEqual = order === 0;
    if (isEqual && (level === 1 || a === b)) return null;
    if (!isEqual && level > 2 && a > b === order > 0 && rng.chance(2, 3)) return null;
    const form = rng.pick(formsOf[level]);
    const isSpinner = form === 'compare' && n <= 12 && m <= 12;
    const sides: readonly (readonly Share[])[] = [
      [
        { ...wanted, count: a },
        { ...other, count: n - a },
      ],
      [
        { ...wanted, count: b },
        { ...other, count: m - b },
      ],
    ];
    const [one = [], two = []] = sides;
    const things = isSpinner ? ['چرخندهٔ الف', 'چرخندهٔ ب'] : ['کیسهٔ الف', 'کیسهٔ ب'];
    const figure: Figure = isSpinner
      ? {
          t: 'spinner',
          description: `دو چرخنده با قسمت‌های مساوی؛ الف: ${statement(one)}؛ ب: ${statement(two)}`,
          spinners: sides.map((counts, index) => ({
            sectors: rng.shuffle(counts.flatMap(({ tone, count }) => Array.from({ length: count }, () => ({ tone })))),
            label: index === 0 ? 'الف' : 'ب',
          })),
        }
      : {
          t: 'bag',
          description: `دو کیسه مهره؛ الف: ${statement(one)}؛ ب: ${statement(two)}`,
          bags: sides.map((counts, index) => ({
            beads: counts.map(({ tone, count }) => ({ tone, count })),
            label: index === 0 ? 'الف' : 'ب',
          })),
        };
    const texts = {
      first: `در ${things[0] ?? ''} بیشتر است.`,
      second: `در ${things[1] ?? ''} بیشتر است.`,
      equal: 'در هر دو برابر است.',
    };
    const right = isEqual ? 'equal' : order > 0 ? 'first' : 'second';
    const writtenMisconception = (
      pick: 'first' | 'second' | 'equal',
    ): Pick<WrongOptionDraft, 'id' | 'title' | 'message'> => {
      if (pick === 'equal') {
        return {
          id: 'taken-as-equal',
          title: 'دو احتمال را برابر گرفته',
          message: line`برای هر کدام یک کسر بنویس و کسرها را مقایسه کن. برابرند؟`,
        };
      }
      const [mine, its] = pick === 'first' ? [a, b] : [b, a];
      const [myRest, itsRest] = pick === 'first' ? [n - a, m - b] : [m - b, n - a];
      if (mine > its) {
        return {
          id: 'only-wanted-counted',
          title: 'فقط تعداد رنگ خواسته‌شده را مقایسه کرده',
          message: line`فقط رنگِ خواسته‌شده را شمرده‌ای. تعداد همه را هم ببین.`,
        };
      }
      return myRest < itsRest
        ? {
            id: 'only-others-counted',
            title: 'فقط رنگ‌های دیگر را مقایسه کرده',
            message: line`کم بودنِ رنگ دیگر کافی نیست. خواسته‌شده چه کسری از همه است؟`,
          }
        : {
            id: 'smaller-fraction-chosen',
            title: 'آن را انتخاب کرده که احتمالش کمتر است',
            message: line`برای هر کدام کسر بنویس؛ کسر بزرگ‌تر یعنی احتمال بیشتر.`,
          };
    };
    const choices = choiceAnswer(rng, {
      layout: 'list',
      right: { value: right, content: line`${texts[right]}` },
      wrong: (['first', 'second', 'equal'] as const)
        .filter((each) => each !== right)
        .map((each) => ({ ...writtenMisconception(each), value: each, content: line`${texts[each]}` })),
    });
    if (choices === null) return null;
    const name = child(rng);
    const stem = (): readonly Block[] => {
      if (form === 'story') {
        return [
          p`در بازی، ${name} باید بدون نگاه کردن یک مهره بیرون بیاورد و اگر مهره ${wanted.name} باشد جایزه می‌گیرد. دو کیسه در شکل است.`,
          p`احتمال جایزه گرفتن در کدام کیسه بیشتر است؟`,
        ];
      }
      return isSpinner
        ? [p`دو چرخنده را می‌چرخانیم. احتمال این‌که عقربه روی رنگ ${wanted.name} بایستد در کدام بیشتر است؟`]
        : [p`از هر کیسه بدون نگاه کردن یک مهره بیرون می‌آوریم. احتمال آمدن مهرهٔ ${wanted.name} در کدام کیسه بیشتر است؟`];
    };
    const common = lcm(n, m);
    const [top1, top2] = [(a * common) / n, (b * common) / m];
    return {
      form,
      stem: stem(),
      figure,
      ...choices,
      hints: [
        hint(p`برای هر کدام، احتمال را به صورت کسر بنویس: خواسته‌شده‌ها بالا و همه پایین.`),
        hint(n === m ? p`مخرج‌ها برابر است؛ صورت‌ها را مقایسه کن.` : p`مخرج‌ها را یکی کن و بعد صورت‌ها را مقایسه کن.`),
      ],
      solution: [
        step(p`احتمال‌ها را می‌نویسیم: الف و ب.`, display(row(frac(a, n), ',', frac(b, m)))),
        step(
          n === m ? p`مخرج‌ها برابر است.` : p`مخرج هر دو را ${common} می‌کنیم.`,
          ...(n === common ? [] : [display(row(frac(a, n), '=', frac(top1, common)))]),
          ...(m === common ? [] : [display(row(frac(b, m), '=', frac(top2, common)))]),
          ...(order === 0 && n !== m
            ? []
            : [display(row(frac(top1, common), order < 0 ? '<' : order > 0 ? '>' : '=', frac(top2, common)))]),
        ),
        step(p`پس احتمال آمدن رنگ ${wanted.name} ${texts[right]}`),
      ],
    };
  },
});
