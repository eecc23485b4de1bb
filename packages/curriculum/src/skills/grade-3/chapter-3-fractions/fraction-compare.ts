import {
  type Block,
  blank,
  type ComparisonSign,
  children,
  defineSkill,
  display,
  frac,
  fractionOf,
  fractions,
  fractionsDrawn,
  hint,
  type Level,
  line,
  type MathNode,
  op,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  signAnswer,
  signBetween,
  sortAround,
  step,
} from '../../../authoring/index.ts';

type Kind = 'same-bottom' | 'same-top';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'figure'],
  4: ['story', 'find-mistake', 'bare'],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 6, 2: 10, 3: 12, 4: 12 };

interface Pair {
  readonly kind: Kind;
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
}

function draw(rng: Rng, level: Level): Pair {
  const most = mostOf[level];
  const kind: Kind = level === 4 || rng.chance(1, 2) ? 'same-top' : 'same-bottom';
  if (kind === 'same-bottom') {
    const denominator = rng.int(3, most);
    return { kind, left: [rng.int(1, denominator), denominator], right: [rng.int(1, denominator), denominator] };
  }
  const [one, other] = [rng.int(2, most), rng.int(2, most)];
  const numerator = rng.int(1, Math.min(one, other) - (level === 4 ? 0 : 1));
  return { kind, left: [numerator, one], right: [numerator, other] };
}

const stories = [
  (a: MathNode, b: MathNode, one: string, other: string) =>
    p`${one} ${a} یک کیک و ${other} ${b} کیک دیگری به همان اندازه را خورد.`,
  (a: MathNode, b: MathNode, one: string, other: string) =>
    p`دو لیوان مثل هم داریم. ${one} ${a} لیوانش و ${other} ${b} لیوانش را آب کرد.`,
  (a: MathNode, b: MathNode, one: string, other: string) =>
    p`${one} و ${other} یک کتاب را می‌خوانند. ${one} ${a} آن و ${other} ${b} آن را خوانده است.`,
  (a: MathNode, b: MathNode, one: string, other: string) => p`${one} ${a} متر روبان و ${other} ${b} متر روبان دارد.`,
  (a: MathNode, b: MathNode, one: string, other: string) =>
    p`راه مدرسهٔ ${one} و ${other} یکی است. ${one} ${a} راه و ${other} ${b} راه را رفته است.`,
  (a: MathNode, b: MathNode, one: string, other: string) =>
    p`دو باغچهٔ هم‌اندازه داریم. ${one} در ${a} باغچه‌اش و ${other} در ${b} باغچه‌اش سبزی کاشت.`,
  (a: MathNode, b: MathNode, one: string, other: string) =>
    p`${one} ${a} یک نان و ${other} ${b} نان دیگری به همان اندازه را برداشت.`,
];

export const fractionCompareAlike = defineSkill({
  id: 'g3-fraction-compare',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 3,
  others: [
    sortAround({
      bins: ['کوچک‌تر از یک دوم', 'مساوی یک دوم', 'بزرگ‌تر از یک دوم'],
      bound: Rational.of(1, 2),
      draw: fractions((level) => (level === 1 ? [3, 4, 5] : [3, 4, 5, 6, 8, 10])),
      equal: () => [2, 3, 4, 5, 6].map((top) => fractionOf(top, 2 * top)),
      stem: p`هر کسر را با یک دوم مقایسه کن و در دستهٔ خودش بگذار.`,
      look: p`صورت هر کسر را دو برابر کن و ببین از مخرج کمتر است، بیشتر است یا با آن مساوی است.`,
      rule: p`اگر دو برابرِ صورت با مخرج مساوی باشد، کسر با یک دوم مساوی است؛ از مخرج کمتر باشد کوچک‌تر و بیشتر باشد بزرگ‌تر است.`,
    }),
  ],
  pictures: [fractionsDrawn],
  revision: 6,
  make: (rng, level) => {
    const { kind, left, right } = draw(rng, level);
    const [a, b] = [frac(...left), frac(...right)];
    const sign = signBetween(Rational.of(...left), Rational.of(...right));
    if (sign === '=' && !rng.chance(1, 2)) return null;
    const form = rng.pick(formsOf[level]);
    if (form === 'story' && sign === '=') return null;
    const [one = '', other = ''] = children(rng, 2);
    const opposite: ComparisonSign = sign === '<' ? '>' : '<';
    const larger = {
      id: 'larger-denominator-larger',
      title: 'کسر با مخرج بزرگ‌تر را بزرگ‌تر گرفته',
      message: line`مخرج بزرگ‌تر یعنی قسمت‌های بیشتر. آن وقت هر قسمت بزرگ‌تر می‌شود یا کوچک‌تر؟`,
    };
    const turned = {
      id: 'sign-turned',
      title: 'نشانه را برعکس گذاشته',
      message: line`دهانهٔ بازِ نشانه رو به کسر بزرگ‌تر است. ببین کدام کسر بزرگ‌تر است.`,
    };
    const equal = {
      id: 'taken-for-equal',
      title: 'دو کسر نامساوی را مساوی گرفته',
      message: line`صورت‌ها یا مخرج‌های این دو کسر یکی است، ولی عدد دیگرشان فرق دارد. آن را هم نگاه کن.`,
    };
    const unequal = {
      id: 'equal-not-seen',
      title: 'مساوی بودن را تشخیص نداده',
      message: line`دو کسر را رقم به رقم نگاه کن. آیا فرقی با هم دارند؟`,
    };
    const open = display(row(a, blank(), b));
    const signs: readonly ComparisonSign[] = ['<', '=', '>'];
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`با کمک نوارها بگو کدام نشانه درست است.`, open];
        case 'story':
          return [rng.pick(stories)(a, b, one, other), p`کدام نشانه میان این دو کسر درست است؟`, open];
        case 'find-mistake':
          return [
            p`${one} میان این دو کسر نشانهٔ ${op(rng.pick(signs.filter((each) => each !== sign)))} گذاشته، ولی درست نیست.`,
            open,
            p`کدام نشانه درست است؟`,
          ];
        default:
          return [p`کدام نشانه درست است؟`, open];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'bars' as const,
              description: `دو نوار هم‌اندازه؛ اولی ${persianNumber(left[1])} قسمت مساوی دارد و ${persianNumber(left[0])} قسمت آن رنگ شده است، دومی ${persianNumber(right[1])} قسمت مساوی دارد و ${persianNumber(right[0])} قسمت آن رنگ شده است`,
              bars: [
                { parts: left[1], shaded: left[0], tone: 'accent' as const, label: a },
                { parts: right[1], shaded: right[0], tone: 'turmeric' as const, label: b },
              ],
            },
          }
        : {}),
      ...signAnswer(
        sign,
        sign === '='
          ? { '<': unequal, '>': unequal }
          : { [opposite]: kind === 'same-top' ? larger : turned, '=': equal },
        'نشانه',
      ),
      hints: [
        hint(
          kind === 'same-top'
            ? p`صورت‌ها یکی است؛ پس از هر دو، تعداد مساوی از قسمت‌ها داریم.`
            : p`مخرج‌ها یکی است؛ پس قسمت‌های هر دو یک اندازه‌اند.`,
        ),
        hint(
          kind === 'same-top'
            ? p`حالا ببین قسمت‌های کدام بزرگ‌تر است: وقتی یک چیز را به قسمت‌های کمتر تقسیم کنیم یا بیشتر؟`
            : p`حالا ببین کدام کسر تعداد بیشتری از آن قسمت‌ها دارد.`,
        ),
        hint(p`دهانهٔ بازِ نشانه رو به کسر بزرگ‌تر است.`),
      ],
      solution: [
        kind === 'same-top'
          ? step(p`صورت‌ها یکی است. هرچه مخرج کوچک‌تر باشد، هر قسمت بزرگ‌تر است.`)
          : step(p`مخرج‌ها یکی است؛ پس فقط تعداد قسمت‌ها، یعنی صورت‌ها را مقایسه می‌کنیم.`),
        step(
          sign === '=' ? p`هر دو عدد یکی است؛ پس دو کسر مساوی‌اند.` : p`پس این نشانه درست است.`,
          display(row(a, sign, b)),
        ),
      ],
    };
  },
});
