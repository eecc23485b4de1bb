import {
  type Block,
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  defineSkill,
  display,
  type Figure,
  hint,
  type Inline,
  type Level,
  line,
  type Misconception,
  misconception,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { areaOf, circumferenceOf, lengthLabel, pi } from './question-parts/circle-figures-and-formulas.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['figure', 'bare', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};

/** A half or quarter circle of radius `outer`, or the ring between two circles of one middle. */
interface Part {
  readonly kind: 'half' | 'quarter' | 'ring';
  readonly outer: Decimal;
  /** Of a ring only; else zero. */
  readonly inner: Decimal;
}

const names: Readonly<Record<Part['kind'], string>> = { half: 'نیم‌دایره', quarter: 'ربع‌دایره', ring: 'حلقه' };
/** What may be of such a shape and size in each unit. */
const things: Readonly<Record<Part['kind'], Readonly<Record<'سانتی‌متر' | 'متر', readonly string[]>>>> = {
  half: {
    سانتی‌متر: ['یک نقاله', 'یک کارت دعوت', 'یک تکه نمد', 'یک کاشی'],
    متر: ['یک باغچه', 'یک سکوی نمایش', 'یک حوض', 'یک زمین چمن'],
  },
  quarter: {
    سانتی‌متر: ['یک تکه پیتزای بزرگ', 'یک کاشی گوشه', 'یک تکه مقوا', 'یک قفسهٔ گوشه'],
    متر: ['یک باغچهٔ گوشهٔ حیاط', 'یک استخر گوشهٔ باغ', 'یک زمین چمن'],
  },
  ring: {
    سانتی‌متر: ['یک قاب گرد', 'یک تکه مقوا', 'یک تکه نمد'],
    متر: ['یک راه دور حوض', 'یک باغچهٔ دور میدان', 'یک سکوی دور فواره'],
  },
};

const quarterOf = Decimal.of(25, 2);
const halfOf = Decimal.of(5, 1);

function areaOfPart({ kind, outer, inner }: Part): Decimal {
  if (kind === 'ring') return areaOf(outer).minus(areaOf(inner));
  return areaOf(outer).times(kind === 'half' ? halfOf : quarterOf);
}

function picture({ kind, outer, inner }: Part, unit: string): Figure {
  const said = (value: Decimal): string => `${persianNumber(value.toString())} ${unit}`;
  if (kind === 'ring') {
    return {
      t: 'drawing',
      description: `دو دایره با یک مرکز که فاصلهٔ بین آن‌ها رنگ شده است؛ شعاع دایرهٔ بزرگ ${said(outer)} و شعاع دایرهٔ کوچک ${said(inner)}`,
      width: 300,
      height: 300,
      shapes: [
        { t: 'circle', center: [150, 150], radius: 130, tone: 'accent' },
        { t: 'circle', center: [150, 150], radius: 65, tone: 'none' },
        {
          t: 'line',
          from: [150, 150],
          to: { from: [150, 150], degrees: 50, length: 130 },
          label: lengthLabel(outer, unit),
        },
        {
          t: 'line',
          from: [150, 150],
          to: { from: [150, 150], degrees: 180, length: 65 },
          label: lengthLabel(inner, unit),
        },
      ],
    };
  }
  const isHalf = kind === 'half';
  return {
    t: 'drawing',
    description: `یک ${names[kind]} که شعاع آن ${said(outer)} است`,
    width: isHalf ? 300 : 220,
    height: isHalf ? 190 : 220,
    shapes: [
      {
        t: 'sector',
        center: isHalf ? [150, 40] : [40, 40],
        radius: isHalf ? 130 : 150,
        from: 0,
        to: isHalf ? 180 : 90,
        tone: 'accent',
      },
      {
        t: 'line',
        from: isHalf ? [150, 40] : [40, 40],
        to: isHalf ? [280, 40] : [190, 40],
        label: lengthLabel(outer, unit),
      },
    ],
  };
}

function misconceptionsFor(part: Part): readonly Misconception[] {
  const { kind, outer, inner } = part;
  const found: Misconception[] = [];
  const add = (id: string, title: string, wrong: Decimal, message: readonly Inline[]) => {
    if (wrong.units > 0n && wrong.places <= 4) found.push(misconception(id, title, decimalKey(wrong), message));
  };
  if (kind === 'ring') {
    add(
      'radii-subtracted-first',
      'شعاع‌ها را کم کرده و بعد مساحت گرفته',
      areaOf(outer.minus(inner)),
      line`اول مساحت هر دایره را جدا حساب کن، بعد از هم کم کن.`,
    );
    add(
      'inner-not-taken-off',
      'مساحت دایرهٔ کوچک را کم نکرده',
      areaOf(outer),
      line`وسط حلقه خالی است. مساحت دایرهٔ کوچک را کم کن.`,
    );
    add(
      'areas-added',
      'دو مساحت را جمع کرده',
      areaOf(outer).plus(areaOf(inner)),
      line`قسمت خواسته‌شده بین دو دایره است؛ باید کم کنی.`,
    );
    add(
      'inner-area-written',
      'مساحت دایرهٔ کوچک را نوشته',
      areaOf(inner),
      line`این مساحت دایرهٔ وسط است. قسمت بین دو دایره خواسته شده است.`,
    );
  } else {
    add(
      'whole-circle',
      'مساحت دایرهٔ کامل را نوشته',
      areaOf(outer),
      line`شکل، دایرهٔ کامل نیست. ببین چه کسری از دایره است.`,
    );
    add(
      kind === 'half' ? 'quarter-for-half' : 'half-for-quarter',
      kind === 'half' ? 'به جای نصف، یک‌چهارم گرفته، یا به جای مساحت، شعاع را نصف کرده' : 'به جای یک‌چهارم، نصف گرفته',
      areaOf(outer).times(kind === 'half' ? quarterOf : halfOf),
      kind === 'half'
        ? line`ببین چند تا از این شکل یک دایرهٔ کامل می‌سازد. شعاع نیم‌دایره همان شعاع دایرهٔ کامل است.`
        : line`ببین چند تا از این شکل یک دایرهٔ کامل می‌سازد.`,
    );
    add(
      kind === 'half' ? 'radius-not-squared' : 'part-of-circumference',
      // Half the way round is also the radius times pi, and what a doubled radius comes to in place of a squared one.
      kind === 'half'
        ? 'فقط شعاع را در عدد پی ضرب کرده، شاید چون محیط را به جای مساحت نصف کرده'
        : 'به جای مساحت، محیط را به کار برده',
      circumferenceOf(outer).times(kind === 'half' ? halfOf : quarterOf),
      kind === 'half'
        ? line`برای مساحت، شعاع در خودش ضرب می‌شود. بعد ببین شکل چه کسری از دایره است.`
        : line`این از محیط به دست آمده است. برای مساحت، شعاع در خودش ضرب می‌شود.`,
    );
    add(
      'pi-forgotten',
      'عدد پی را فراموش کرده',
      outer.times(outer).times(kind === 'half' ? halfOf : quarterOf),
      line`عدد پی را هم در رابطهٔ مساحت به کار ببر.`,
    );
  }
  return found;
}

function solution(part: Part): readonly SolutionStep[] {
  const { kind, outer, inner } = part;
  const whole = areaOf(outer);
  const first = step(
    kind === 'ring' ? p`مساحت دایرهٔ بزرگ را حساب می‌کنیم.` : p`مساحت دایرهٔ کامل را حساب می‌کنیم.`,
    display(row(num(outer), '×', num(outer), '×', num(pi), '=', num(whole))),
  );
  if (kind === 'ring') {
    return [
      first,
      step(
        p`مساحت دایرهٔ کوچک را هم حساب می‌کنیم.`,
        display(row(num(inner), '×', num(inner), '×', num(pi), '=', num(areaOf(inner)))),
      ),
      step(
        p`وسط خالی است؛ پس کم می‌کنیم.`,
        display(row(num(whole), '−', num(areaOf(inner)), '=', num(areaOfPart(part)))),
      ),
    ];
  }
  const parts = kind === 'half' ? 2 : 4;
  return [
    first,
    step(
      p`${names[kind]} یکی از ${parts} قسمت مساوی دایره است.`,
      display(row(num(whole), '÷', parts, '=', num(areaOfPart(part)))),
    ),
  ];
}

export const circlePartsArea = defineSkill({
  id: 'g6-circle-parts-area',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 11,
  make: (rng, level) => {
    const kind = rng.pick<Part['kind']>(level === 1 ? ['half', 'quarter'] : ['half', 'quarter', 'ring', 'ring']);
    const isTenths = level >= 3 && rng.chance(1, 3);
    const outer = isTenths ? Decimal.of(rng.int(5, 39) * 5, 1) : Decimal.of(rng.int(2, 20));
    const inner = kind === 'ring' ? Decimal.of(rng.int(1, 15)) : Decimal.of(0);
    const part: Part = { kind, outer, inner };
    // The circumference and the area of a circle of radius 2 are one number.
    const two = Decimal.of(2);
    if (kind === 'ring' && (outer.compare(inner) <= 0 || outer.equals(two) || inner.equals(two))) return null;
    const form = rng.pick(formsOf[level]);
    // The hole of a drawn ring is half as wide as the ring; other rings are stated in words.
    if (
      form === 'figure' &&
      kind === 'ring' &&
      (inner.times(Decimal.of(3)).compare(outer) < 0 ||
        inner.times(Decimal.of(3)).compare(outer.times(Decimal.of(2))) > 0)
    )
      return null;
    const answer = areaOfPart(part);
    if (answer.equals(pi) || answer.places > 3 || (level < 3 && answer.places > 2)) return null;
    // Who leaves out squaring and halving, or takes the way round, must not come to the same.
    if (answer.equals(outer.times(pi)) || answer.equals(circumferenceOf(outer))) return null;
    const found = misconceptionsFor(part);
    const wrong = found
      .flatMap(({ answer: each }) => (each.kind === 'decimal' ? each.values : []))
      .filter((each) => each !== answer.toString());
    if (wrong.length === 0) return null;
    const unit = rng.pick(['سانتی‌متر', 'متر'] as const);
    const square = `${unit} مربع`;
    const statement =
      kind === 'ring'
        ? line`شعاع دایرهٔ بیرونی آن ${outer} ${unit} و شعاع دایرهٔ درونی آن ${inner} ${unit} است`
        : line`شعاع آن ${outer} ${unit} است`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`مساحت قسمت رنگی چند ${square} است؟ عدد پی را ${pi} بگیر.`];
        case 'story':
          return [
            p`${rng.pick(things[kind][unit])} به شکل ${names[kind]} است. ${statement}.`,
            p`مساحت آن چند ${square} است؟ عدد پی را ${pi} بگیر.`,
          ];
        case 'find-mistake':
          return [
            p`یک ${names[kind]} داریم. ${statement}. ${child(rng)} مساحت آن را ${Decimal.parse(rng.pick(wrong))} ${square} نوشته است، ولی درست نیست.`,
            p`مساحت آن چند ${square} است؟ عدد پی را ${pi} بگیر.`,
          ];
        default:
          return [p`یک ${names[kind]} داریم. ${statement}. مساحت آن چند ${square} است؟ عدد پی را ${pi} بگیر.`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: picture(part, unit) } : {}),
      ...decimalAnswer(answer, { unit: square }),
      misconceptions: found,
      hints: [
        kind === 'ring'
          ? hint(p`حلقه، فاصلهٔ بین دو دایره با یک مرکز است.`)
          : hint(p`${names[kind]} قسمتی از یک دایره است. چند تا از آن یک دایرهٔ کامل می‌سازد؟`),
        hint(p`مساحت دایره برابر است با شعاع ضربدر شعاع ضربدر عدد پی.`),
        kind === 'ring'
          ? hint(p`مساحت دایرهٔ بزرگ و کوچک را جدا حساب کن و از هم کم کن.`)
          : hint(p`مساحت دایرهٔ کامل را حساب کن و بعد تقسیم کن.`),
      ],
      solution: solution(part),
    };
  },
});
