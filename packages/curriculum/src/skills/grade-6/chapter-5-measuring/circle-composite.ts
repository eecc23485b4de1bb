import {
  additionBars,
  type Block,
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  defineSkill,
  display,
  hint,
  type Inline,
  type Level,
  line,
  type Misconception,
  misconception,
  num,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { pi } from './question-parts/circle-figures-and-formulas.ts';
import {
  natureOf,
  type RoundKind,
  type RoundShape,
  rectangleArea,
  roundArea,
  roundPicture,
  roundShape,
  shadedArea,
  writtenSizes,
} from './question-parts/rectangles-with-circles.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};

const kindsOf: Readonly<Record<Level, readonly RoundKind[]>> = {
  1: ['circle-in-rectangle', 'window', 'circle-in-rectangle'],
  2: ['circle-in-square', 'circle-in-rectangle', 'window', 'stadium'],
  3: ['circle-in-square', 'two-circles', 'stadium', 'bitten', 'window'],
  4: ['two-circles', 'bitten', 'waisted', 'waisted', 'clover', 'stadium'],
};

const mostOf: Readonly<Record<Level, number>> = { 1: 20, 2: 30, 3: 40, 4: 40 };

const wordProblems: readonly (readonly [unit: string, (rng: Rng) => Block])[] = [
  ['سانتی‌متر', (rng) => p`${child(rng)} برای کاردستی، مقوای رنگی را به این شکل درآورده است.`],
  ['سانتی‌متر', () => p`کاشی‌کار طرح این کاشی را رنگ می‌زند.`],
  ['سانتی‌متر', (rng) => p`${child(rng)} با نمد رنگی این طرح را برای روی کیفش درست کرده است.`],
  ['سانتی‌متر', () => p`شیشه‌بر از شیشهٔ رنگی تکه‌ای به این شکل ساخته است.`],
  ['متر', (rng) => p`در پارک محلهٔ ${child(rng)} قسمت رنگی این نقشه را چمن می‌کارند.`],
  ['متر', () => p`قسمت رنگی نقشه، جایی از حیاط مدرسه است که موزاییک می‌شود.`],
  ['متر', (rng) => p`عموی ${child(rng)} در قسمت رنگی این زمین گل محمدی کاشته است.`],
];

function misconceptionsFor(shape: RoundShape): readonly Misconception[] {
  const { halves, isTakenAway, rounds } = natureOf[shape.kind];
  const whole = Decimal.of(rectangleArea(shape));
  const round = roundArea(shape);
  const joined = (area: Decimal): Decimal => (isTakenAway ? whole.minus(area) : whole.plus(area));
  const found: Misconception[] = [];
  const add = (id: string, title: string, wrong: Decimal, message: readonly Inline[]) => {
    if (wrong.compare(Decimal.of(0)) > 0) found.push(misconception(id, title, decimalKey(wrong), message));
  };
  add(
    isTakenAway ? 'added-in-place-of-taken-away' : 'taken-away-in-place-of-added',
    isTakenAway ? 'به جای کم کردن، جمع کرده' : 'به جای جمع کردن، کم کرده',
    isTakenAway ? whole.plus(round) : whole.minus(round),
    line`قسمت رنگی را ببین: مساحت ${rounds} به آن اضافه شده یا از آن برداشته شده است؟`,
  );
  add(
    'diameter-as-radius',
    'قطر را به جای شعاع به کار برده',
    joined(round.times(Decimal.of(4))),
    line`در مساحت دایره شعاع لازم است. طولی که در شکل می‌بینی شعاع است یا قطر؟`,
  );
  if (halves % 2 === 1)
    add(
      'half-circle-as-whole',
      'نیم‌دایره را دایرهٔ کامل گرفته',
      joined(round.times(Decimal.of(2))),
      line`قسمت گرد، دایرهٔ کامل نیست. ببین چه کسری از دایره است.`,
    );
  if (halves > 2 || (halves === 2 && ['stadium', 'waisted'].includes(shape.kind)))
    add(
      'one-round-only',
      'فقط نیمی از قسمت‌های گرد را حساب کرده',
      joined(round.times(Decimal.of(5, 1))),
      line`قسمت‌های گرد را بشمار. همه را حساب کرده‌ای؟`,
    );
  add(
    'round-part-only',
    'فقط مساحت قسمت گرد را نوشته',
    round,
    line`مساحت قسمت گرد را پیدا کرده‌ای. قسمت رنگی کدام است؟`,
  );
  add('rectangle-only', 'مساحت قسمت گرد را حساب نکرده', whole, line`مساحت ${rounds} را هم در نظر بگیر.`);
  return found;
}

export const circleComposite = defineSkill({
  id: 'g6-circle-composite',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 7,
  make: (rng, level) => {
    const kind = rng.pick(kindsOf[level]);
    const shape = roundShape(rng, kind, mostOf[level]);
    if (shape === null) return null;
    const sizes = writtenSizes(shape);
    if (Math.max(...sizes) > 40 || Math.min(...sizes) < 2) return null;
    const { halves, isTakenAway, rounds } = natureOf[kind];
    const { width, height, across } = shape;
    // A circle of radius 2 is as large as it is round, a square of side 4 or a rectangle of 3 and 6 as well.
    if (across === 4 || width * height === 2 * (width + height)) return null;
    const base = width === height ? 'مربع' : 'مستطیل';
    const area = shadedArea(shape);
    const misconceptions = misconceptionsFor(shape);
    const claim = misconceptions
      .flatMap(({ answer }) => (answer.kind === 'decimal' ? answer.values.map((value) => Decimal.parse(value)) : []))
      .find((value) => value.compare(area) !== 0);
    if (claim === undefined) return null;
    const form = rng.pick(formsOf[level]);
    const [unit, wordProblem] = form === 'story' ? rng.pick(wordProblems) : (['سانتی‌متر', () => p``] as const);
    const square = `${unit} مربع`;
    const ask = p`اندازه‌ها در شکل به ${unit} است. مساحت قسمت رنگی چند ${square} است؟ عدد پی را ${pi} بگیر.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [wordProblem(rng), ask];
        case 'find-mistake':
          return [p`${child(rng)} مساحت قسمت رنگی را ${claim} ${square} حساب کرده است، ولی درست نیست.`, ask];
        default:
          return [ask];
      }
    };
    const radius = across / 2;
    const oneCircle = Decimal.of(radius * radius).times(pi);
    const round = roundArea(shape);
    const whole = rectangleArea(shape);
    const circles = Decimal.of(halves).times(Decimal.of(5, 1));
    return {
      form,
      stem: stem(),
      figure: roundPicture(shape, unit),
      ...decimalAnswer(area, { unit: square }),
      misconceptions,
      hints: [
        hint(
          isTakenAway
            ? p`شکل رنگی یک ${base} است که ${rounds} از آن برداشته شده.`
            : p`شکل رنگی از یک ${base} و ${rounds} ساخته شده است.`,
        ),
        hint(
          halves % 2 === 0
            ? p`شعاع دایره نصف قطر آن است. مساحت دایره برابر است با شعاع ضربدر شعاع ضربدر عدد پی.`
            : p`شعاع نیم‌دایره نصف قطر آن است. مساحت آن نصف مساحت دایره با همین شعاع است.`,
        ),
        hint(
          isTakenAway
            ? p`مساحت قسمت گرد را از مساحت ${base} کم کن.`
            : p`مساحت قسمت گرد و مساحت ${base} را با هم جمع کن.`,
        ),
      ],
      solution: [
        step(p`مساحت ${base} را حساب می‌کنیم.`, display(row(width, '×', height, '=', whole))),
        step(p`قطر دایره ${across} ${unit} است؛ شعاع، نصف آن است.`, display(row(across, '÷', 2, '=', radius))),
        step(
          p`مساحت یک دایرهٔ کامل با این شعاع را حساب می‌کنیم.`,
          display(row(radius, '×', radius, '×', num(pi), '=', num(oneCircle))),
        ),
        ...(halves === 1
          ? [step(p`نیم‌دایره نصف دایرهٔ کامل است.`, display(row(num(oneCircle), '÷', 2, '=', num(round))))]
          : halves === 4
            ? [
                step(
                  kind === 'clover' ? p`چهار نیم‌دایره با هم دو دایرهٔ کامل می‌سازند.` : p`دو دایره داریم.`,
                  display(row(num(circles), '×', num(oneCircle), '=', num(round))),
                ),
              ]
            : kind === 'stadium' || kind === 'waisted'
              ? [step(p`دو نیم‌دایره با هم یک دایرهٔ کامل می‌سازند؛ پس مساحتشان همین است.`)]
              : []),
        step(
          isTakenAway ? p`قسمت گرد برداشته شده است؛ پس کم می‌کنیم.` : p`قسمت گرد اضافه شده است؛ پس جمع می‌کنیم.`,
          display(row(whole, isTakenAway ? '−' : '+', num(round), '=', num(area))),
        ),
      ],
    };
  },
});
