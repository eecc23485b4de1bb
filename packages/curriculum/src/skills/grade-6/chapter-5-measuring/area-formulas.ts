import {
  areaWritten,
  type Block,
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  defineSkill,
  display,
  group,
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
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import {
  areaOf,
  half,
  type Kind,
  names,
  picture,
  type Shape,
  statement,
} from './question-parts/shape-areas-and-figures.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare'],
  2: ['figure', 'figure', 'bare', 'story', 'find-mistake'],
  3: ['figure', 'bare', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake', 'reverse'],
};

const kindsOf: Readonly<Record<Level, readonly Kind[]>> = {
  1: ['rectangle', 'triangle', 'parallelogram'],
  2: ['triangle', 'parallelogram', 'rhombus', 'trapezoid'],
  3: ['triangle', 'parallelogram', 'rhombus', 'trapezoid'],
  4: ['rhombus', 'trapezoid', 'trapezoid', 'triangle'],
};

function draw(rng: Rng, level: Level): Shape {
  const kind = rng.pick(kindsOf[level]);
  const length = (least: number, most: number): Decimal =>
    level >= 3 && rng.chance(1, 2) ? Decimal.of(rng.int(least * 10, most * 10), 1) : Decimal.of(rng.int(least, most));
  const height = length(3, level === 1 ? 10 : 16);
  const base = length(4, level === 1 ? 15 : 24);
  switch (kind) {
    case 'trapezoid': {
      const top = length(3, 14);
      const [small, large] = top.compare(base) < 0 ? [top, base] : [base, top];
      return { kind, lengths: [large, small, height], extra: null };
    }
    case 'parallelogram':
      return { kind, lengths: [base, height], extra: height.plus(Decimal.of(rng.int(1, 3))) };
    default:
      return { kind, lengths: [base, height], extra: null };
  }
}

const rules: Readonly<Record<Kind, string>> = {
  rectangle: 'مساحت مستطیل برابر است با طول ضربدر عرض.',
  triangle: 'مساحت مثلث نصف حاصل ضرب قاعده در ارتفاع است.',
  parallelogram: 'مساحت متوازی‌الاضلاع برابر است با قاعده ضربدر ارتفاع.',
  rhombus: 'مساحت لوزی نصف حاصل ضرب دو قطر است.',
  trapezoid: 'مساحت ذوزنقه نصفِ حاصل ضرب مجموع دو قاعده در ارتفاع است.',
};

function misconceptionsFor(shape: Shape, isDrawn: boolean): readonly Misconception[] {
  const { kind, lengths, extra } = shape;
  const [a = half, b = half, c = half] = lengths;
  const found: Misconception[] = [];
  const add = (id: string, title: string, wrong: Decimal, message: readonly Inline[]) => {
    if (wrong.units > 0n && wrong.places <= 4) found.push(misconception(id, title, decimalKey(wrong), message));
  };
  if (kind === 'triangle' || kind === 'rhombus' || kind === 'trapezoid') {
    add(
      'half-forgotten',
      'حاصل ضرب را نصف نکرده',
      areaOf(shape).times(Decimal.of(2)),
      line`این شکل نصف یک مستطیل یا متوازی‌الاضلاع است. حاصل را نصف کن.`,
    );
  } else {
    add(
      'halved-wrongly',
      'مثل مثلث، نصف کرده',
      areaOf(shape).times(half),
      line`نصف کردن برای مثلث، لوزی و ذوزنقه است. مساحت این شکل نصف نمی‌شود.`,
    );
  }
  // Only the picture gives the slanted side.
  if (extra !== null && isDrawn) {
    add(
      'slanted-side-for-height',
      'ضلع کناری را به جای ارتفاع گرفته',
      a.times(extra),
      line`ارتفاع بر قاعده عمود است؛ ضلع کناری کج است.`,
    );
  }
  if (kind === 'trapezoid') {
    add(
      'one-base-only',
      'فقط یک قاعده را در ارتفاع ضرب کرده و نصف نکرده',
      a.times(c),
      line`ذوزنقه دو قاعده دارد. اول دو قاعده را جمع کن و بعد از ضرب، نصف کن.`,
    );
    add(
      'bases-multiplied',
      'دو قاعده را در هم ضرب کرده',
      a.times(b).times(half),
      line`دو قاعده با هم جمع می‌شوند و در ارتفاع ضرب می‌شوند.`,
    );
  } else {
    add('lengths-added', 'دو اندازه را جمع کرده', a.plus(b), line`مساحت از ضرب به دست می‌آید، نه از جمع.`);
    // The way round is known only where both sides are stated.
    const side = kind === 'rectangle' ? b : isDrawn ? extra : null;
    if (side !== null) {
      add(
        'perimeter-for-area',
        'به جای مساحت، محیط را حساب کرده',
        a.plus(side).times(Decimal.of(2)),
        line`محیط، دور شکل است. اینجا سطح داخل آن خواسته شده است.`,
      );
    }
  }
  return found;
}

function solution(shape: Shape): readonly SolutionStep[] {
  const { kind, lengths } = shape;
  const [a = half, b = half, c = half] = lengths;
  const area = areaOf(shape);
  const rule = step(p`${rules[kind]}`);
  switch (kind) {
    case 'rectangle':
    case 'parallelogram':
      return [rule, step(p`اندازه‌ها را در رابطه می‌گذاریم.`, display(row(num(a), '×', num(b), '=', num(area))))];
    case 'triangle':
    case 'rhombus':
      return [
        rule,
        step(p`اول ضرب می‌کنیم.`, display(row(num(a), '×', num(b), '=', num(a.times(b))))),
        step(p`بعد نصف می‌کنیم.`, display(row(num(a.times(b)), '÷', 2, '=', num(area)))),
      ];
    case 'trapezoid':
      return [
        rule,
        step(p`دو قاعده را جمع می‌کنیم.`, display(row(num(a), '+', num(b), '=', num(a.plus(b))))),
        step(
          p`در ارتفاع ضرب و بعد نصف می‌کنیم.`,
          display(row(group(row(num(a.plus(b)), '×', num(c))), '÷', 2, '=', num(area))),
        ),
      ];
  }
}

/** What may be of such a size in each unit. */
const thingsOf: Readonly<Record<'سانتی‌متر' | 'متر', readonly string[]>> = {
  سانتی‌متر: ['پرچم کاغذی', 'کاشی', 'تابلوی کوچک', 'مقوا', 'تکه پارچه', 'کارت'],
  متر: ['باغچه', 'زمین', 'حیاط', 'تکه زمین گندم'],
};

export const areaFormulas = defineSkill({
  id: 'g6-area-formulas',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [areaWritten],
  revision: 6,
  make: (rng, level) => {
    const shape = draw(rng, level);
    const area = areaOf(shape);
    const { kind, lengths } = shape;
    const [a = half, b = half, c = half] = lengths;
    if (area.places > 2 || a.equals(b)) return null;
    const form = rng.pick(formsOf[level]);
    const isBack = form === 'reverse';
    const hidden = kind === 'trapezoid' ? c : b;
    const answer = isBack ? hidden : area;
    const unit = rng.pick(['سانتی‌متر', 'متر'] as const);
    const square = `${unit} مربع`;
    const found: readonly Misconception[] = isBack
      ? [
          ...(kind === 'triangle' || kind === 'rhombus' || kind === 'trapezoid'
            ? [
                misconception(
                  'half-forgotten-back',
                  'دو برابر کردن مساحت را فراموش کرده',
                  decimalKey(hidden.times(half)),
                  line`در این شکل حاصل ضرب نصف شده بود. برای برگشت، اول مساحت را دو برابر کن.`,
                ),
              ]
            : []),
          misconception(
            'area-times-length',
            'به جای تقسیم، ضرب کرده',
            decimalKey(area.times(a)),
            line`مساحت از ضرب به دست آمده است؛ برای برگشت باید تقسیم کنی.`,
          ),
          misconception(
            'length-subtracted',
            'اندازه را از مساحت کم کرده',
            decimalKey(area.compare(a) > 0 ? area.minus(a) : a.minus(area)),
            line`مساحت از ضرب به دست آمده است، نه از جمع.`,
          ),
        ]
      : misconceptionsFor(shape, form === 'figure');
    const wrong = found
      .flatMap(({ answer: each }) => (each.kind === 'decimal' ? each.values : []))
      .filter((each) => each !== answer.toString());
    if (wrong.length === 0) return null;
    const name = names[kind];
    const missing = kind === 'rhombus' ? 'قطر دیگر' : kind === 'rectangle' ? 'عرض' : 'ارتفاع';
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`مساحت این ${name} چند ${square} است؟`];
        case 'story':
          return [
            p`${child(rng)} یک ${rng.pick(thingsOf[unit])} به شکل ${name} دارد. ${statement(shape, unit)} است.`,
            p`مساحت آن چند ${square} است؟`,
          ];
        case 'find-mistake':
          return [
            p`یک ${name} داریم که ${statement(shape, unit)} است. ${child(rng)} مساحت آن را ${Decimal.parse(rng.pick(wrong))} ${square} نوشته است، ولی درست نیست.`,
            p`مساحت آن چند ${square} است؟`,
          ];
        case 'reverse':
          return [
            kind === 'trapezoid'
              ? p`مساحت یک ذوزنقه ${area} ${square} و قاعده‌های آن ${a} ${unit} و ${b} ${unit} است.`
              : p`مساحت یک ${name} ${area} ${square} و ${kind === 'rhombus' ? 'یک قطر' : kind === 'rectangle' ? 'طول' : 'قاعدهٔ'} آن ${a} ${unit} است.`,
            p`${missing} آن چند ${unit} است؟`,
          ];
        default:
          return [p`یک ${name} داریم که ${statement(shape, unit)} است. مساحت آن چند ${square} است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: picture(shape, unit) } : {}),
      ...decimalAnswer(answer, { unit: isBack ? unit : square }),
      misconceptions: found,
      hints: [
        hint(p`${rules[kind]}`),
        isBack
          ? hint(p`مساحت معلوم است و یک اندازه گم شده؛ رابطه را از آخر به اول برگردان.`)
          : hint(p`اندازه‌هایی را که در این رابطه لازم داری پیدا کن.`),
        isBack
          ? hint(p`اگر در رابطه نصف کردن هست، اول مساحت را دو برابر کن؛ بعد تقسیم کن.`)
          : hint(p`حالا اندازه‌ها را در رابطه بگذار و حساب کن.`),
      ],
      solution: isBack
        ? [
            step(p`${rules[kind]} پس از آخر به اول برمی‌گردیم.`),
            ...(kind === 'rectangle' || kind === 'parallelogram'
              ? []
              : [
                  step(
                    p`مساحت را دو برابر می‌کنیم تا نصف کردن برگردد.`,
                    display(row(num(area), '×', 2, '=', num(area.times(Decimal.of(2))))),
                  ),
                ]),
            step(
              p`حالا تقسیم می‌کنیم.`,
              display(
                kind === 'trapezoid'
                  ? row(num(area.times(Decimal.of(2))), '÷', group(row(num(a), '+', num(b))), '=', num(hidden))
                  : row(
                      num(kind === 'rectangle' || kind === 'parallelogram' ? area : area.times(Decimal.of(2))),
                      '÷',
                      num(a),
                      '=',
                      num(hidden),
                    ),
              ),
            ),
          ]
        : solution(shape),
    };
  },
});
