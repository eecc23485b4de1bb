import { cornerMarks, triangleOf } from '../../../authoring/geometry/polygons.ts';
import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  type Figure,
  hint,
  type Level,
  line,
  measured,
  p,
  type QuestionVariant,
  type Rng,
  step,
  text,
  units,
} from '../../../authoring/index.ts';

const kinds = {
  equilateral: 'متساوی‌الاضلاع',
  isosceles: 'متساوی‌الساقین',
  right: 'قائم‌الزاویه',
  scalene: 'مختلف‌الاضلاع',
} as const;

type Kind = keyof typeof kinds;

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare'],
  2: ['figure', 'bare', 'story'],
  3: ['figure', 'story', 'reverse'],
  4: ['reverse', 'story', 'bare'],
};

const reasons: Readonly<Record<Kind, string>> = {
  equilateral: 'هر سه ضلع مساوی‌اند',
  isosceles: 'فقط دو ضلع مساوی‌اند',
  right: 'یک زاویهٔ راست هست',
  scalene: 'هیچ دو ضلعی مساوی نیستند',
};

const writtenMisconceptions: Readonly<
  Record<Kind, readonly [id: string, title: string, bySides: string, byAngles: string]>
> = {
  equilateral: [
    'all-sides-taken-equal',
    'همهٔ ضلع‌ها را مساوی گرفته',
    'ببین آیا هر سه ضلع با هم مساوی‌اند.',
    'سه ضلع وقتی مساوی‌اند که هر سه زاویه برابر باشند. زاویه‌ها را مقایسه کن.',
  ],
  isosceles: [
    'two-sides-only-looked-at',
    'فقط دو ضلع را مساوی دانسته',
    'به هر سه ضلع نگاه کن. چند تا از آن‌ها با هم مساوی‌اند؟',
    'هر سه زاویه را با هم مقایسه کن. چند تا از آن‌ها با هم مساوی‌اند؟',
  ],
  right: [
    'right-angle-imagined',
    'زاویهٔ راستی دیده که نیست',
    'ببین آیا مثلث زاویهٔ راست دارد.',
    'ببین آیا یکی از زاویه‌ها ۹۰ درجه است.',
  ],
  scalene: [
    'equal-sides-overlooked',
    'مساوی بودن ضلع‌ها را ندیده',
    'ضلع‌ها را یک بار دیگر دو به دو با هم مقایسه کن.',
    'روبه‌روی زاویه‌های مساوی، ضلع‌های مساوی هست. زاویه‌ها را یک بار دیگر مقایسه کن.',
  ],
};

const things: readonly ((rng: Rng, statement: string) => Block)[] = [
  (rng, statement) => p`${child(rng)} با سه نی مثلثی ساخته است. ${statement} دقیق‌ترین نام این مثلث کدام است؟`,
  (rng, statement) => p`باغچهٔ ${child(rng)} مثلثی است. ${statement} دقیق‌ترین نام این مثلث کدام است؟`,
  (rng, statement) => p`${child(rng)} پرچم مثلثی کوچکی دوخته است. ${statement} دقیق‌ترین نام مثلثِ پرچم کدام است؟`,
  (rng, statement) => p`${child(rng)} یک ساندویچ مثلثی بریده است. ${statement} دقیق‌ترین نام این مثلث کدام است؟`,
  (rng, statement) => p`${child(rng)} با کش روی صفحهٔ میخ‌دار یک مثلث ساخته است. ${statement} دقیق‌ترین نام آن کدام است؟`,
  (rng, statement) =>
    p`تابلوی کنار راه مثلثی است. ${child(rng)} آن را اندازه گرفته است. ${statement} دقیق‌ترین نام این مثلث کدام است؟`,
];

/** Three sides that close to a triangle of the kind; null for an unlucky draw. */
function sidesFor(rng: Rng, kind: Kind): readonly [number, number, number] | null {
  const a = rng.int(3, 20);
  const b = rng.int(3, 20);
  if (kind === 'equilateral') return [a, a, a];
  if (kind === 'isosceles') return a === b || b >= 2 * a ? null : [a, a, b];
  const c = rng.int(3, 20);
  const [x, y, z] = [a, b, c].sort((one, other) => one - other) as [number, number, number];
  return new Set([a, b, c]).size < 3 || x + y <= z || x * x + y * y === z * z ? null : [a, b, c];
}

/** Angles at the first two corners, with the third far enough from both where they must differ. */
function anglesFor(rng: Rng, kind: Kind): readonly [number, number] | null {
  if (kind === 'equilateral') return [60, 60];
  if (kind === 'isosceles') {
    const base = rng.int(25, 75);
    return Math.abs(base - 60) < 8 || Math.abs(base - 45) < 4 ? null : [base, base];
  }
  if (kind === 'right') {
    const other = rng.int(20, 70);
    return Math.abs(other - 45) < 6 ? null : [90, other];
  }
  const [first, second] = [rng.int(25, 110), rng.int(25, 110)];
  const all = [first, second, 180 - first - second];
  const isPlain = all.every((angle) => angle >= 22 && Math.abs(angle - 90) > 8);
  const isApart = all.every((angle, index) => all.every((other, at) => at === index || Math.abs(angle - other) > 9));
  return isPlain && isApart ? [first, second] : null;
}

export const triangleType = defineSkill({
  id: 'g5-triangle-type',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 5,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const kind = rng.pick(Object.keys(kinds) as Kind[]);
    if (form === 'bare' && level === 1 && kind === 'right') return null;
    const angles = anglesFor(rng, kind);
    const sides = sidesFor(rng, kind === 'right' ? 'scalene' : kind);
    if (angles === null || sides === null) return null;
    const { corners, width, height } = triangleOf(...angles, rng.int(0, 11) * 30);
    // From the first corner to the second, the second to the third, the third back to the first.
    const ticks =
      kind === 'equilateral' ? [1, 1, 1] : kind === 'isosceles' ? [0, 1, 1] : kind === 'scalene' ? [1, 2, 3] : [];
    const figure: Figure = {
      t: 'drawing',
      description: `یک مثلث؛ ${
        kind === 'equilateral'
          ? 'هر سه ضلع یک نشان دارند'
          : kind === 'isosceles'
            ? 'دو ضلع یک نشان دارند و ضلع سوم نشان ندارد'
            : kind === 'scalene'
              ? 'هر ضلع نشانی جدا دارد و زاویهٔ راستی نشان داده نشده است'
              : 'در یک رأس آن نشان مربعی هست'
      }`,
      width,
      height,
      shapes: [
        { t: 'polygon', points: corners, tone: 'turmeric', ...(ticks.length > 0 ? { ticks } : {}) },
        ...(kind === 'right' ? cornerMarks(corners, ['square', null, null]) : []),
      ],
    };
    const [a, b, c] = sides;
    const cm = units.centimetre;
    const top = 180 - 2 * angles[0];
    const byAngles = level === 4 || (level === 3 && rng.chance(1, 2));
    const statement =
      kind === 'right'
        ? `زاویه‌های آن ${measured(90, 'درجه')}، ${measured(angles[1], 'درجه')} و ${measured(90 - angles[1], 'درجه')} است.`
        : byAngles
          ? `زاویه‌های آن ${measured(angles[0], 'درجه')}، ${measured(angles[1], 'درجه')} و ${measured(180 - angles[0] - angles[1], 'درجه')} است.`
          : `ضلع‌های آن ${measured(a, cm)}، ${measured(b, cm)} و ${measured(c, cm)} است.`;
    const hidden =
      kind === 'right'
        ? `دو زاویهٔ آن ${measured(angles[1], 'درجه')} و ${measured(90 - angles[1], 'درجه')} است.`
        : kind === 'isosceles'
          ? `دو زاویهٔ آن ${measured(angles[0], 'درجه')} و ${measured(top, 'درجه')} است.`
          : `دو زاویهٔ آن ${measured(angles[0], 'درجه')} و ${measured(angles[1], 'درجه')} است.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(things)(rng, statement)];
        case 'bare':
          return [p`یک مثلث داریم. ${statement} دقیق‌ترین نام این مثلث کدام است؟`];
        case 'reverse':
          return [p`یک مثلث داریم. ${hidden} دقیق‌ترین نام این مثلث کدام است؟`];
        default:
          return [p`به نشان‌های این مثلث نگاه کن. دقیق‌ترین نام آن کدام است؟`];
      }
    };
    const isByAngles = form === 'reverse' || (form !== 'figure' && (byAngles || kind === 'right'));
    const isBySides = form !== 'figure' && !isByAngles;
    const others = (Object.keys(kinds) as Kind[]).filter(
      // A right triangle's sides all differ as well; that name is not offered beside the finer one. From lengths alone no angle is known.
      (other) => other !== kind && !(kind === 'right' && other === 'scalene') && !(other === 'right' && isBySides),
    );
    const choices = choiceAnswer(rng, {
      layout: 'list',
      right: { value: kind, content: [text(kinds[kind])] },
      wrong: others.map((other) => {
        const [id, title, bySides, byAngle] = writtenMisconceptions[other];
        // Where nothing is drawn no right angle is seen.
        const isUnseen = other === 'right' && form !== 'figure';
        return {
          id: isUnseen ? 'right-without-right-angle' : id,
          title: isUnseen ? 'نام قائم‌الزاویه را بدون زاویهٔ راست به کار برده' : title,
          message: line`${form === 'reverse' ? 'زاویهٔ سوم را هم پیدا کن. ' : ''}${isByAngles ? byAngle : bySides}`,
          value: other,
          content: [text(kinds[other])],
        };
      }),
    });
    if (choices === null) return null;
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure } : {}),
      ...choices,
      hints: [
        hint(
          isBySides
            ? p`ببین چند ضلع این مثلث با هم مساوی‌اند.`
            : p`اول ببین مثلث زاویهٔ راست دارد یا نه. بعد ببین چند ضلع آن با هم مساوی‌اند.`,
        ),
        hint(
          isByAngles
            ? p`روبه‌روی زاویه‌های مساوی، ضلع‌های مساوی هست. ${form === 'reverse' ? 'اول زاویهٔ سوم را از مجموع ۱۸۰ درجه پیدا کن.' : 'زاویه‌ها را با هم مقایسه کن.'}`
            : form === 'figure'
              ? p`ضلع‌هایی که یک نشان دارند مساوی‌اند. نشان مربعی در یک گوشه یعنی زاویهٔ راست.`
              : p`اندازهٔ ضلع‌ها را دو به دو با هم مقایسه کن.`,
        ),
      ],
      solution: [
        step(
          form === 'reverse'
            ? p`زاویهٔ سوم ${kind === 'isosceles' ? angles[0] : kind === 'right' ? 90 : 180 - angles[0] - angles[1]} درجه است، چون مجموع زاویه‌های مثلث ۱۸۰ درجه است.`
            : p`${isByAngles ? 'زاویه‌ها' : isBySides ? 'ضلع‌ها' : 'ضلع‌ها و زاویه‌ها'} را با هم مقایسه می‌کنیم.`,
        ),
        step(p`در این مثلث ${reasons[kind]}؛ پس نام آن ${kinds[kind]} است.`),
      ],
    };
  },
});
