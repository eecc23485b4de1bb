import { type Fraction, reducedFractions, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  type Hint,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  type Misconception,
  misconception,
  p,
  partsOfQuantity,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { type SpentTwice, spentTwice } from './question-parts/spent-twice-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story', 'story', 'figure'],
  2: ['story', 'story', 'figure', 'find-mistake'],
  3: ['story', 'story', 'find-mistake'],
  4: ['reverse', 'reverse', 'story', 'find-mistake'],
};

const partsOf: Readonly<Record<Level, readonly Fraction[]>> = {
  1: [
    { numerator: 1, denominator: 2 },
    { numerator: 1, denominator: 3 },
    { numerator: 1, denominator: 4 },
    { numerator: 1, denominator: 5 },
    { numerator: 2, denominator: 3 },
  ],
  2: reducedFractions(2, 6),
  3: reducedFractions(2, 10),
  4: reducedFractions(2, 10),
};

interface Numbers extends SpentTwice {
  /** Left after the first spending. */
  readonly middle: number;
}

/** Sums grow with the level; each amount on the way is whole. */
function draw(rng: Rng, level: Level): Numbers | null {
  const first = rng.pick(partsOf[level]);
  const second = rng.pick(partsOf[level]);
  if (first.numerator === second.numerator && first.denominator === second.denominator) return null;
  const unit = first.denominator * second.denominator;
  const size = rng.pick(
    level === 1
      ? [1, 2, 3, 4, 5, 6, 10, 20]
      : [2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 50, 100, 500, 1000, 2000, 2500],
  );
  const sum = unit * size;
  if (sum < 24 || sum > (level === 1 ? 400 : 100_000)) return null;
  const middle = (sum / first.denominator) * (first.denominator - first.numerator);
  const rest = (middle / second.denominator) * (second.denominator - second.numerator);
  // As much goes at first as afterwards: nobody can say which of the two was written.
  if (sum - middle === middle - rest) return null;
  // Nor is the second part, taken of all, what is left after the first.
  if (first.denominator === second.denominator && first.numerator + second.numerator === first.denominator) return null;
  // What is left when both parts are taken of all is neither of these parts, which are found on the way.
  const ofAll = [sum - middle, (sum / second.denominator) * second.numerator];
  if (ofAll.includes(sum - ofAll.reduce((total, part) => total + part, 0))) return null;
  return { sum, first, second, middle, rest, isReverse: false };
}

function misconceptionsFor({ sum, first, second, middle, rest, isReverse }: Numbers): readonly Misconception[] {
  const found: Misconception[] = [];
  const add = (id: string, title: string, answer: number, message: Misconception['message']) => {
    if (Number.isSafeInteger(answer) && answer > 0) found.push(misconception(id, title, integerKey(answer), message));
  };
  if (isReverse) {
    add(
      'stopped-at-middle',
      'فقط یک قدم به عقب برگشته',
      middle,
      line`این مقداری است که پیش از قدم دوم مانده بود. یک قدم دیگر هم به عقب برگرد.`,
    );
    add(
      'steps-turned-round',
      'کسر گرفته‌شده را به جای کسر مانده به کار برده',
      (((rest / second.numerator) * second.denominator) / first.numerator) * first.denominator,
      line`مقداری که گفته شده، در هیچ‌کدام از دو قسمت نیست. ببین بعد از هر قدم چه کسری می‌ماند.`,
    );
    add(
      'both-parts-of-the-whole',
      'هر دو کسر را از کل حساب کرده',
      (rest * first.denominator * second.denominator) /
        (first.denominator * second.denominator -
          first.numerator * second.denominator -
          second.numerator * first.denominator),
      line`کسر دوم از بقیه گرفته شده است، نه از همه. یک شکل بکش و قدم‌ها را جدا کن.`,
    );
    return found;
  }
  add(
    'both-of-the-whole',
    'کسر دوم را از کل حساب کرده، نه از بقیه',
    sum - (sum / first.denominator) * first.numerator - (sum / second.denominator) * second.numerator,
    line`کسر دوم از بقیه گرفته شده است. اول ببین بعد از قدم اول چقدر مانده بود.`,
  );
  add(
    'second-part-written',
    'مقدار کسر دوم را نوشته',
    middle - rest,
    line`این ${written(second)} بقیه است. سؤال چیزی را می‌خواهد که در هیچ‌کدام از این دو قسمت نیست.`,
  );
  add(
    'stopped-after-first',
    'بعد از قدم اول کار را تمام کرده',
    middle,
    line`این مقدار بعد از قدم اول می‌ماند. هنوز باید ${written(second)} آن را کم کنی.`,
  );
  add(
    'taken-parts-multiplied',
    'کسر دوم را از قسمت اول حساب کرده یا دو کسر را در کل ضرب کرده',
    (sum * first.numerator * second.numerator) / (first.denominator * second.denominator),
    line`کسر دوم از بقیه گرفته شده است. ببین در هر قدم چه کسری می‌ماند و مقدار آن را پیدا کن.`,
  );
  add(
    'spent-in-all',
    'مجموع دو قسمت را نوشته',
    sum - rest,
    line`این مجموع دو قسمت است. سؤال چیزی را می‌خواهد که در هیچ‌کدام از این دو قسمت نیست.`,
  );
  return found;
}

function stem(rng: Rng, n: Numbers, form: QuestionVariant): { blocks: readonly Block[]; unit: string } | null {
  if (form === 'figure') {
    return {
      blocks: [
        p`این نوار همهٔ پول ${child(rng)} را نشان می‌دهد: ${n.sum} تومان. قسمت رنگ‌شده خرج شد. بعد ${written(n.second)} بقیه هم خرج شد.`,
        p`چند تومان مانده است؟`,
      ],
      unit: 'تومان',
    };
  }
  const fitting = spentTwice.filter(({ fits }) => fits?.(n) ?? true);
  if (fitting.length === 0) return null;
  const wordProblem = rng.pick(fitting);
  const blocks = wordProblem.write(rng, n);
  if (form !== 'find-mistake') return { blocks, unit: wordProblem.unit };
  const wrong = rng.pick(misconceptionsFor(n)).answer;
  const shown = wrong.kind === 'integer' ? Number(wrong.values[0]) : 0;
  return shown === n.rest
    ? null
    : {
        blocks: [
          ...blocks,
          p`${child(rng)} نوشته است: ${shown} ${wordProblem.unit}؛ ولی درست نیست. جواب درست را بنویس.`,
        ],
        unit: wordProblem.unit,
      };
}

function picture({ first }: Numbers): Figure {
  return {
    t: 'bars',
    description: `یک نوار که ${persianNumber(first.denominator)} قسمت مساوی دارد و ${persianNumber(first.numerator)} قسمت آن رنگ شده است`,
    bars: [{ parts: first.denominator, shaded: first.numerator, tone: 'accent' }],
  };
}

function restOf({ numerator, denominator }: Fraction): Fraction {
  return { numerator: denominator - numerator, denominator };
}

function hints({ first, second, isReverse }: Numbers): readonly Hint[] {
  if (isReverse) {
    return [
      hint(p`مقدار مانده را می‌دانیم و مقدار اول را می‌خواهیم. از آخر شروع کن و قدم به قدم به عقب برگرد.`),
      hint(
        p`در قدم دوم ${written(second)} بقیه جدا شده است. پس مقداری که گفته شده چه کسری از بقیه است؟ بقیه را پیدا کن.`,
      ),
      hint(p`در قدم اول ${written(first)} همه جدا شده است. پس بقیه چه کسری از همه است؟ همه را پیدا کن.`),
    ];
  }
  return [
    hint(
      p`دو قدم داریم: اول ${written(first)} همه جدا می‌شود، بعد ${written(second)} بقیه. «بقیه» یعنی آنچه بعد از قدم اول مانده است.`,
    ),
    hint(p`اول ببین بعد از قدم اول چه کسری از همه مانده و آن چقدر می‌شود.`),
    hint(p`حالا ببین از این مقدار، بعد از جدا شدن ${written(second)} آن، چقدر می‌ماند.`),
  ];
}

function solution(n: Numbers, unit: string): readonly SolutionStep[] {
  const { sum, first, second, middle, rest, isReverse } = n;
  const left = restOf(first);
  const last = restOf(second);
  if (isReverse) {
    return [
      step(
        p`از آخر شروع می‌کنیم. بعد از قدم دوم ${written(last)} بقیه مانده و آن ${rest} ${unit} است؛ پس بقیه:`,
        display(row(rest, '÷', frac(last.numerator, last.denominator), '=', middle)),
      ),
      step(p`بعد از قدم اول ${written(left)} همه مانده بود و آن ${middle} ${unit} است.`),
      step(p`پس همه:`, display(row(middle, '÷', frac(left.numerator, left.denominator), '=', sum))),
    ];
  }
  return [
    step(
      p`${written(first)} همه جدا می‌شود؛ پس ${written(left)} آن می‌ماند.`,
      display(row(sum, '×', frac(left.numerator, left.denominator), '=', middle)),
    ),
    step(p`از این ${middle} ${unit}، ${written(second)} آن جدا می‌شود؛ پس ${written(last)} آن می‌ماند.`),
    step(p`آنچه می‌ماند:`, display(row(middle, '×', frac(last.numerator, last.denominator), '=', rest))),
  ];
}

export const fractionOfRemainder = defineSkill({
  id: 'g6-fraction-of-remainder',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [partsOfQuantity],
  revision: 9,
  make: (rng, level) => {
    const drawn = draw(rng, level);
    if (drawn === null) return null;
    const form = rng.pick(formsOf[level]);
    if (form === 'figure' && (drawn.sum < 1000 || drawn.sum % 100 > 0) && level > 1) return null;
    const n: Numbers = { ...drawn, isReverse: form === 'reverse' };
    // Money is stated in believable sums; a small drawing stands for thousands.
    const inToman = form === 'figure' && level === 1 ? scaled(n, 1000) : n;
    const asked = stem(rng, inToman, form);
    if (asked === null) return null;
    return {
      form,
      stem: asked.blocks,
      ...(form === 'figure' ? { figure: picture(inToman) } : {}),
      ...integerAnswer(form === 'reverse' ? inToman.sum : inToman.rest, { unit: asked.unit }),
      misconceptions: misconceptionsFor(inToman),
      hints: hints(inToman),
      solution: solution(inToman, asked.unit),
    };
  },
});

function scaled(n: Numbers, by: number): Numbers {
  return { ...n, sum: n.sum * by, middle: n.middle * by, rest: n.rest * by };
}
