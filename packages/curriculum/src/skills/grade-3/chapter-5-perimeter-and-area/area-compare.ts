import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  hint,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  rowsCounted,
  step,
} from '../../../authoring/index.ts';
import { filledSquares, grownShape, leaningHalves, outline } from './question-parts/squared-paper-shapes.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'compare'],
  3: ['figure', 'story', 'compare'],
  4: ['figure', 'story', 'compare'],
};

const squaresOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [4, 8], 2: [6, 12], 3: [7, 14], 4: [9, 17] };

const [rows, columns] = [5, 5];

const wordProblems: readonly ((rng: Rng) => string)[] = [
  (rng) => `${child(rng)} برای حیاط، دو طرح باغچه روی کاغذ شطرنجی کشیده است.`,
  (rng) => `${child(rng)} با کاشی‌های مربعی دو نقش ساخته است.`,
  (rng) => `خالهٔ ${child(rng)} دو طرح گلدوزی روی پارچهٔ چهارخانه دارد.`,
  (rng) => `${child(rng)} با لگوهای مربعی دو جزیره ساخته است.`,
  (rng) => `پدر ${child(rng)} دو طرح موزاییک برای ایوان کشیده است.`,
  (rng) => `${child(rng)} دو تکه مقوای شطرنجی بریده است.`,
];

interface Side {
  readonly name: 'الف' | 'ب';
  readonly shape: ReturnType<typeof grownShape>;
  readonly spec: NonNullable<ReturnType<typeof leaningHalves>>;
  readonly area: number;
}

function drawnSide(rng: Rng, name: Side['name'], area: number, pairs: number): Side | null {
  const shape = grownShape(rng, rows, columns, area - pairs);
  const spec = leaningHalves(rng, rows, columns, shape, 2 * pairs);
  return spec === null ? null : { name, shape, spec, area };
}

function seen({ name, shape, spec }: Side): string {
  const whole = `شکل «${name}» با ${persianNumber(shape.length)} مربع کاملِ رنگی`;
  return spec.length === 0 ? whole : `${whole} و ${persianNumber(spec.length)} نیم‌مربع رنگی`;
}

export const areaCompare = defineSkill({
  id: 'g3-area-compare',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 3,
  revision: 5,
  pictures: [rowsCounted],
  make: (rng, level) => {
    const area = rng.int(...squaresOf[level]);
    const apart = rng.chance(1, 4) ? 0 : rng.int(1, level === 1 ? 5 : 3) * (rng.chance(1, 2) ? 1 : -1);
    const most = level < 3 ? 0 : level - 1;
    const one = drawnSide(rng, 'الف', area, rng.int(0, most));
    const other = drawnSide(rng, 'ب', area + apart, rng.int(0, most));
    if (one === null || other === null || other.area < 4) return null;
    const option = (side: Side | null) =>
      side === null
        ? { value: 'equal', content: line`مساحت هر دو مساوی است.` }
        : { value: side.name, content: line`مساحت شکل «${side.name}» بیشتر است.` };
    const right = apart === 0 ? null : apart > 0 ? other : one;
    const halvesIgnored = {
      id: 'halves-ignored',
      title: 'نیم‌مربع‌ها را حساب نکرده',
      message: line`نیم‌مربع‌های رنگی را هم حساب کن: هر دو نیم‌مربع یک مربع کامل است.`,
    };
    const hasHalves = one.spec.length + other.spec.length > 0;
    const halvesCounted = {
      id: 'halves-counted-whole',
      title: 'هر نیم‌مربع را یک مربع کامل شمرده',
      message: line`نیم‌مربع با مربع کامل برابر نیست: هر دو نیم‌مربع یک مربع کامل است.`,
    };
    const asWhole = ({ shape, spec }: Side) => shape.length + spec.length;
    const form = rng.pick(formsOf[level]);
    const claimed = rng.pick([one, other]);
    const wrongSide = (side: Side) => {
      // What the stem says somebody thinks may have been taken over, whatever else leads there.
      if (form === 'compare' && side === claimed)
        return {
          ...option(side),
          id: 'claim-taken-over',
          title: 'حدسی را که در سؤال آمده پذیرفته، یا مربع‌ها را درست نشمرده',
          message: line`این فقط یک فکر بود. مربع‌های رنگی هر شکل را بشمار و دو عدد را کنار هم بگذار.`,
        };
      const against = side === one ? other : one;
      // Who counts the whole squares alone comes to this.
      if (hasHalves && side.shape.length > against.shape.length) return { ...option(side), ...halvesIgnored };
      if (asWhole(side) > asWhole(against)) return { ...option(side), ...halvesCounted };
      return outline(side.shape) > outline(against.shape)
        ? {
            ...option(side),
            id: 'longer-outline-chosen',
            title: 'شکل درازتر یا پرگوشه‌تر را بزرگ‌تر دانسته، یا مربع‌ها را درست نشمرده',
            message: line`درازتر یا پرگوشه‌تر بودن نشانهٔ سطح بیشتر نیست. مربع‌های رنگی هر شکل را بشمار.`,
          }
        : {
            ...option(side),
            id: 'squares-not-counted',
            title: 'مربع‌های دو شکل را نشمرده یا درست نشمرده',
            message: line`مربع‌های رنگی هر شکل را ردیف‌به‌ردیف بشمار و دو عدد را کنار هم بگذار.`,
          };
    };
    const spec = choiceAnswer(rng, {
      layout: 'list',
      right: option(right),
      wrong: [
        ...[one, other].filter((side) => side !== right).map(wrongSide),
        ...(right === null
          ? []
          : [
              hasHalves && one.shape.length === other.shape.length
                ? { ...option(null), ...halvesIgnored }
                : hasHalves && asWhole(one) === asWhole(other)
                  ? { ...option(null), ...halvesCounted }
                  : {
                      ...option(null),
                      id: 'called-equal',
                      title: 'دو سطح نابرابر را مساوی دانسته',
                      message: line`با نگاه نمی‌شود مطمئن شد. مربع‌های هر شکل را بشمار و دو عدد را مقایسه کن.`,
                    },
            ]),
      ],
    });
    if (spec === null) return null;
    const ask = p`مساحت کدام شکل بیشتر است؟`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${rng.pick(wordProblems)(rng)}`, ask];
        case 'compare':
          return [
            p`${child(rng)} فکر می‌کند مساحت شکل «${claimed.name}» بیشتر است، ولی مطمئن نیست.`,
            p`مربع‌ها را بشمار. مساحت کدام شکل بیشتر است؟`,
          ];
        default:
          return [ask];
      }
    };
    const counted = (side: Side) =>
      side.spec.length === 0
        ? step(p`در شکل «${side.name}» ${side.area} مربع رنگی می‌شماریم.`)
        : step(
            p`شکل «${side.name}» ${side.shape.length} مربع کامل و ${side.spec.length} نیم‌مربع دارد. هر دو نیم‌مربع یک مربع کامل است؛ پس مساحت آن ${side.area} مربع می‌شود.`,
          );
    return {
      form,
      stem: stem(),
      figure: {
        t: 'cells',
        description: `دو صفحهٔ شطرنجی: ${seen(one)}؛ ${seen(other)}`,
        boards: [one, other].map(({ name, shape, spec: leaning }) => ({
          rows,
          columns,
          filled: [...filledSquares(shape), ...leaning],
          label: name,
        })),
      },
      ...spec,
      hints: [
        hint(p`می‌خواهیم بدانیم کدام شکل سطح بیشتری را می‌پوشاند.`),
        hint(p`مربع‌های رنگی هر شکل را جداگانه بشمار.`),
        ...(hasHalves ? [hint(p`هر دو نیم‌مربع را یک مربع کامل حساب کن.`)] : []),
      ],
      solution: [
        counted(one),
        counted(other),
        right === null
          ? step(p`تعدادها برابر است.`, p`مساحت هر دو مساوی است.`)
          : step(p`عددها را مقایسه می‌کنیم.`, p`مساحت شکل «${right.name}» بیشتر است.`),
      ],
    };
  },
});
