import { misconceptionsOf } from '../../../authoring/fractions/written-misconceptions.ts';
import {
  type Fraction,
  fractionValue,
  type Mixed,
  reducedFractions,
} from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  fracOf,
  fractionAnswer,
  fractionKey,
  fractionsDrawn,
  type Hint,
  hint,
  type Level,
  lcm,
  type MathNode,
  mixedOf,
  op,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import {
  type Equation,
  evaluate,
  inverse,
  nodeOf,
  resultNode,
  type Sign,
  writtenMisconceptions,
} from './question-parts/fraction-equations.ts';
import { isStatement, request, story } from './question-parts/unknown-number-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};

const shapesOf: Readonly<Record<Level, readonly (readonly [Sign, boolean])[]>> = {
  1: [
    ['+', true],
    ['+', false],
    ['−', true],
  ],
  2: [
    ['+', true],
    ['−', true],
    ['−', false],
    ['×', true],
    ['×', false],
  ],
  3: [
    ['−', false],
    ['×', true],
    ['×', false],
    ['÷', true],
    ['÷', false],
  ],
  4: [
    ['−', false],
    ['×', true],
    ['÷', true],
    ['÷', false],
  ],
};

const limits: Readonly<Record<Level, readonly Fraction[]>> = {
  1: reducedFractions(2, 8),
  2: reducedFractions(2, 10),
  3: reducedFractions(2, 12),
  4: reducedFractions(2, 12),
};

function draw(rng: Rng, level: Level, only: Sign | null): Equation | null {
  const [sign, isFirst] = rng.pick(shapesOf[level].filter(([each]) => only === null || each === only));
  const box = fractionValue(rng.pick(limits[level]));
  const known: Mixed = { whole: level === 4 && rng.chance(1, 2) ? rng.int(1, 3) : 0, ...rng.pick(limits[level]) };
  const result = isFirst ? evaluate(sign, box, fractionValue(known)) : evaluate(sign, fractionValue(known), box);
  const most = level === 1 ? 12 : level === 2 ? 40 : 72;
  if (result.sign <= 0 || result.denominator > most || result.whole > 9) return null;
  const isShown = [fractionValue(known), result].some((value) => value.equals(box));
  return isShown || result.equals(fractionValue(known)) ? null : { sign, isFirst, known, result, box };
}

function stem(rng: Rng, equation: Equation, form: QuestionVariant): readonly Block[] | null {
  switch (form) {
    case 'figure':
      return [
        p`این نوار یک واحد است. چه کسری از آن را باید رنگ کنیم تا روی هم ${resultNode(equation)} نوار رنگ شده باشد؟ ${request}`,
      ];
    case 'story':
      return story(rng, equation);
    case 'find-mistake': {
      const [wrong] = rng.shuffle(writtenMisconceptions(equation));
      return wrong === undefined
        ? null
        : [
            p`${child(rng)} در جای خالی این تساوی ${fracOf(wrong.value)} گذاشته است، ولی تساوی درست نیست:`,
            display(nodeOf(equation)),
            p`در جای خالی چه کسری باید باشد؟`,
          ];
    }
    default:
      return [p`در جای خالی چه کسری باید باشد؟`, display(nodeOf(equation))];
  }
}

function picture({ known }: Equation): Figure {
  return {
    t: 'bars',
    description: `یک نوار که ${persianNumber(known.denominator)} قسمت مساوی دارد و ${persianNumber(known.numerator)} قسمت آن رنگ شده است`,
    bars: [{ parts: known.denominator, shaded: known.numerator, tone: 'accent' }],
  };
}

function statement({ sign, isFirst, known }: Equation): string {
  const name = known.whole > 0 ? 'عدد' : 'کسر';
  switch (sign) {
    case '+':
      return `جای خالی و ${name} معلوم با هم جمع شده‌اند`;
    case '×':
      return `جای خالی و ${name} معلوم در هم ضرب شده‌اند`;
    case '−':
      return isFirst ? `از جای خالی، ${name} معلوم کم شده است` : `جای خالی از ${name} معلوم کم شده است`;
    case '÷':
      return isFirst ? `جای خالی بر ${name} معلوم تقسیم شده است` : `${name} معلوم بر جای خالی تقسیم شده است`;
  }
}

const reasons: Readonly<Record<Sign, readonly [string, string]>> = {
  '+': ['در جمع، یکی از دو عدد با تفریق پیدا می‌شود: حاصل جمع منهای عدد دیگر.', ''],
  '×': ['در ضرب، یکی از دو عدد با تقسیم پیدا می‌شود: حاصل ضرب تقسیم بر عدد دیگر.', ''],
  '−': [
    'عدد اول تفریق با جمع پیدا می‌شود: حاصل به‌علاوهٔ عددی که کم شده است.',
    'عددی که کم شده با تفریق پیدا می‌شود: عدد اول منهای حاصل.',
  ],
  '÷': ['مقسوم با ضرب پیدا می‌شود: حاصل تقسیم ضربدر مقسوم‌علیه.', 'مقسوم‌علیه با تقسیم پیدا می‌شود: مقسوم تقسیم بر حاصل.'],
};

function reason({ sign, isFirst }: Equation): string {
  const [first, second] = reasons[sign];
  return isFirst || second === '' ? first : second;
}

/** The numbers as the equation writes them. */
function sidesOf({ known }: Equation): (value: Rational) => MathNode {
  return known.whole > 0 ? mixedOf : fracOf;
}

function hints(equation: Equation, form: QuestionVariant): readonly Hint[] {
  const way = inverse(equation);
  const side = sidesOf(equation);
  return [
    form === 'bare' || form === 'find-mistake'
      ? hint(p`به تساوی نگاه کن: ${statement(equation)} و حاصل معلوم است.`)
      : form === 'figure'
        ? hint(p`اول کسری را که رنگ شده است بنویس. کسر خواسته‌شده به آن اضافه می‌شود.`)
        : hint(p`برای مسئله یک تساوی با جای خالی بنویس: ${statement(equation)}.`, display(nodeOf(equation))),
    hint(p`با عددهای ساده امتحان کن: در «${exampleOf(equation)}»، عدد نامعلوم را چطور پیدا می‌کنی؟`),
    hint(p`${reason(equation)}`, display(row(side(way.left), op(way.sign), side(way.right), '=', blank()))),
  ];
}

/** The same equation with easy whole numbers. */
function exampleOf({ sign, isFirst }: Equation): string {
  const easy: Readonly<Record<Sign, string>> = {
    '+': '□ به‌علاوهٔ ۲ می‌شود ۵',
    '×': '□ ضربدر ۲ می‌شود ۶',
    '−': isFirst ? '□ منهای ۲ می‌شود ۳' : '۵ منهای □ می‌شود ۳',
    '÷': isFirst ? '□ تقسیم بر ۲ می‌شود ۳' : '۶ تقسیم بر □ می‌شود ۳',
  };
  return easy[sign];
}

function solution(equation: Equation): readonly SolutionStep[] {
  const way = inverse(equation);
  const side = sidesOf(equation);
  const { box } = equation;
  const common = lcm(way.left.denominator, way.right.denominator);
  const overCommon = (value: Rational): MathNode => frac((value.numerator * common) / value.denominator, common);
  const work =
    way.sign === '÷'
      ? row(
          fracOf(way.left),
          '÷',
          fracOf(way.right),
          '=',
          fracOf(way.left),
          '×',
          fracOf(Rational.of(1).over(way.right)),
        )
      : null;
  return [
    step(p`${reason(equation)}`, display(row(side(way.left), op(way.sign), side(way.right), '=', blank()))),
    ...(way.sign === '×' || way.sign === '÷' || way.left.d === way.right.d
      ? []
      : [
          step(
            p`هر دو عدد را با مخرج مشترک ${common} می‌نویسیم.`,
            display(row(overCommon(way.left), op(way.sign), overCommon(way.right))),
          ),
        ]),
    ...(work === null ? [] : [step(p`تقسیم را به ضرب در معکوس تبدیل می‌کنیم.`, display(work))]),
    step(
      p`حاصل را پیدا می‌کنیم و یک بار امتحان می‌کنیم تا مطمئن شویم تساوی درست است.`,
      display(row(side(way.left), op(way.sign), side(way.right), '=', fracOf(box))),
      display(nodeOf(equation, fracOf(box))),
    ),
  ];
}

export const fractionUnknown = defineSkill({
  id: 'g6-fraction-unknown',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 9,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const equation = draw(rng, level, form === 'figure' ? '+' : null);
    if (equation === null) return null;
    if (form === 'figure' && (equation.result.compare(Rational.of(1)) >= 0 || equation.known.denominator > 12))
      return null;
    if (form === 'story' && !isStatement(equation)) return null;
    const asked = stem(rng, equation, form);
    if (asked === null) return null;
    return {
      form,
      stem: asked,
      ...(form === 'figure' ? { figure: picture(equation) } : {}),
      ...fractionAnswer(equation.box),
      misconceptions: misconceptionsOf(
        writtenMisconceptions(equation, form === 'bare' || form === 'find-mistake'),
        fractionKey,
      ),
      hints: hints(equation, form),
      solution: solution(equation),
    };
  },
});
