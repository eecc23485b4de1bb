import {
  type Block,
  child,
  Decimal,
  decimalAnswer,
  decimalWith,
  defineSkill,
  display,
  type Figure,
  hint,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import {
  markAsInSums,
  productHints,
  productMisconceptions,
  productSolution,
} from './question-parts/decimal-multiplication.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure'],
  2: ['bare', 'figure', 'reverse'],
  3: ['bare', 'find-mistake', 'reverse'],
  4: ['bare', 'find-mistake', 'reverse'],
};

function draw(rng: Rng, level: Level): readonly [Decimal, Decimal] {
  switch (level) {
    case 1:
      return [decimalWith(rng, 1, [0, 5]), Decimal.of(rng.int(2, 9))];
    case 2:
      return rng.pick([
        () => [decimalWith(rng, 1, [0, 9]), Decimal.of(rng.int(3, 25))] as const,
        () => [decimalWith(rng, 2, [0, 6]), Decimal.of(rng.int(2, 12))] as const,
        () => [decimalWith(rng, 1, [0, 0]), decimalWith(rng, 1, [0, 0])] as const,
      ])();
    case 3:
      return rng.pick([
        () => [decimalWith(rng, 1, [1, 30]), decimalWith(rng, 1, [0, 9])] as const,
        () => [decimalWith(rng, 2, [0, 6]), decimalWith(rng, 1, [0, 6])] as const,
      ])();
    case 4:
      // Small factors, whose product needs zeros after the mark, and products that end in zeros.
      return rng.pick([
        () => [Decimal.of(rng.int(2, 9), 2), decimalWith(rng, 1, [0, 6])] as const,
        () => [Decimal.of(rng.int(1, 12) * 20 + 5 * rng.pick([1, 3, 5]), 2), Decimal.of(rng.int(1, 9) * 4, 1)] as const,
        () => [Decimal.of(rng.int(11, 99), 2), Decimal.of(rng.int(11, 99), 1)] as const,
      ])();
  }
}

function digitsOf({ units }: Decimal): number {
  return String(units).length;
}

/** Tenths by tenths in a square of a hundred; tenths times a whole number as bars. */
function picture(a: Decimal, b: Decimal): Figure | null {
  if (a.places === 1 && b.places === 1 && a.units < 10n && b.units < 10n) {
    return {
      t: 'area',
      description: `مربعی با ۱۰ سطر و ۱۰ ستون؛ ${persianNumber(Number(a.units))} سطر و ${persianNumber(Number(b.units))} ستون آن رنگ شده است و جایی که هر دو رنگ شده پررنگ‌تر است`,
      rows: 10,
      columns: 10,
      shadedRows: Number(a.units),
      shadedColumns: Number(b.units),
    };
  }
  if (a.places === 1 && a.units < 10n && b.places === 0 && b.units <= 6n) {
    return {
      t: 'bars',
      description: `${persianNumber(Number(b.units))} نوار برابر که هر کدام ۱۰ قسمت مساوی دارد و ${persianNumber(Number(a.units))} قسمت از هر نوار رنگ شده است`,
      bars: Array.from({ length: Number(b.units) }, () => ({ parts: 10, shaded: Number(a.units), tone: 'accent' })),
    };
  }
  return null;
}

export const decimalMult = defineSkill({
  id: 'g5-decimal-mult',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 11,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const [a, b] =
      form === 'figure' && level === 1 ? [decimalWith(rng, 1, [0, 0]), Decimal.of(rng.int(2, 6))] : draw(rng, level);
    const product = a.times(b);
    if (a.places + b.places > 3 || digitsOf(a) > 3 || digitsOf(b) > 3 || a.units === 1n || b.units === 1n) return null;
    const figure = form === 'figure' ? picture(a, b) : null;
    if (form === 'figure' && figure === null) return null;
    // A sum of one is also the side of the square.
    if (figure?.t === 'area' && a.plus(b).equals(Decimal.of(1))) return null;
    const wrong = markAsInSums(a, b);
    if (form === 'find-mistake' && wrong.equals(product)) return null;
    const [first, second] = rng.chance(1, 2) ? [a, b] : [b, a];
    const name = child(rng);
    const back = p`تقسیم با ضرب برمی‌گردد؛ پس حاصل تقسیم (${first}) را در ${second} ضرب می‌کنیم.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return figure?.t === 'area'
            ? [
                p`ضلع مربع یک واحد است. قسمت پررنگ، حاصل این ضرب را نشان می‌دهد. حاصل چند است؟`,
                display(row(a, '×', b, '=')),
              ]
            : [p`هر نوار یک واحد است و شکل، این ضرب را نشان می‌دهد. حاصل چند است؟`, display(row(b, '×', a, '='))];
        case 'reverse':
          return [p`${name} عددی را بر ${second} تقسیم کرد و ${first} به دست آورد. آن عدد چند بود؟`];
        case 'find-mistake':
          return [
            p`${name} این‌طور ضرب کرده است:`,
            display(row(a, '×', b, '=', wrong)),
            p`ولی ممیز جای درستی ندارد. حاصل درست چند است؟`,
          ];
        default:
          return [p`حاصل ضرب را به دست بیاور.`, display(row(first, '×', second, '='))];
      }
    };
    return {
      form,
      stem: stem(),
      ...(figure === null ? {} : { figure }),
      ...decimalAnswer(product),
      misconceptions: productMisconceptions(a, b).map((each) =>
        // Who counts the marked parts writes the number that who forgets the mark writes.
        figure !== null && each.id === 'mark-forgotten'
          ? {
              ...each,
              id: 'parts-counted',
              title: 'تعداد قسمت‌ها را بدون ممیز نوشته',
              message:
                figure.t === 'area'
                  ? line`مربع ۱۰۰ خانه دارد؛ پس هر خانه یک صدم واحد است.`
                  : line`هر نوار ۱۰ قسمت دارد؛ پس هر قسمت یک دهم واحد است.`,
            }
          : each,
      ),
      hints:
        form === 'reverse'
          ? [
              hint(p`تقسیم با ضرب برمی‌گردد. ببین کدام دو عدد را باید در هم ضرب کنی.`),
              ...productHints(first, second).slice(1),
            ]
          : productHints(first, second),
      solution: [...(form === 'reverse' ? [step(back)] : []), ...productSolution(first, second)],
    };
  },
});
