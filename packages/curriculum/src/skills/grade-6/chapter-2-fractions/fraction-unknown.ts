import { misconceptionsOf, type Slip, slipsFrom, slipWorth } from '../../../authoring/fractions/slips.ts';
import {
  type Fraction,
  type Mixed,
  reducedFractions,
  worth,
  written,
} from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  blank,
  child,
  children,
  defineSkill,
  display,
  type Figure,
  frac,
  fracOf,
  fractionAnswer,
  fractionKey,
  type Hint,
  hint,
  type Level,
  lcm,
  line,
  type MathNode,
  mixedOf,
  op,
  p,
  persianNumber,
  type QuestionForm,
  Rational,
  type Rng,
  relative,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';

type Sign = '+' | '−' | '×' | '÷';

/** `□ sign known = result`, or `known sign □ = result` when the box stands second. */
interface Equation {
  readonly sign: Sign;
  readonly isFirst: boolean;
  readonly known: Mixed;
  readonly result: Rational;
  readonly box: Rational;
}

const formsOf: Readonly<Record<Level, readonly QuestionForm[]>> = {
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

function evaluate(sign: Sign, left: Rational, right: Rational): Rational {
  switch (sign) {
    case '+':
      return left.plus(right);
    case '−':
      return left.minus(right);
    case '×':
      return left.times(right);
    case '÷':
      return left.over(right);
  }
}

function draw(rng: Rng, level: Level, only: Sign | null): Equation | null {
  const [sign, isFirst] = rng.pick(shapesOf[level].filter(([each]) => only === null || each === only));
  const box = worth(rng.pick(limits[level]));
  const known: Mixed = { whole: level === 4 && rng.chance(1, 2) ? rng.int(1, 3) : 0, ...rng.pick(limits[level]) };
  const result = isFirst ? evaluate(sign, box, worth(known)) : evaluate(sign, worth(known), box);
  const most = level === 1 ? 12 : level === 2 ? 40 : 72;
  if (result.sign <= 0 || result.denominator > most || result.whole > 9) return null;
  const isShown = [worth(known), result].some((value) => value.equals(box));
  return isShown || result.equals(worth(known)) ? null : { sign, isFirst, known, result, box };
}

/** How the result is written: a mixed number where there are mixed numbers, else a fraction. */
function resultNode({ result, known }: Equation): MathNode {
  return known.whole > 0 ? mixedOf(result) : fracOf(result);
}

function nodeOf(equation: Equation, inBox: MathNode = blank()): MathNode {
  const { sign, isFirst, known } = equation;
  const [left, right] = isFirst ? [inBox, written(known)] : [written(known), inBox];
  return row(left, op(sign), right, '=', resultNode(equation));
}

/** The operation that finds the box: its sign and two sides. */
function inverse({ sign, isFirst, known, result }: Equation): { sign: Sign; left: Rational; right: Rational } {
  const a = worth(known);
  if (sign === '+') return { sign: '−', left: result, right: a };
  if (sign === '×') return { sign: '÷', left: result, right: a };
  if (sign === '−') return isFirst ? { sign: '+', left: result, right: a } : { sign: '−', left: a, right: result };
  return isFirst ? { sign: '×', left: result, right: a } : { sign: '÷', left: a, right: result };
}

function slips(equation: Equation): readonly Slip[] {
  const { sign, isFirst, known, result, box } = equation;
  const a = worth(known);
  const way = inverse(equation);
  return slipsFrom(box, [
    slipWorth(
      'same-operation-done',
      'همان عمل تساوی را با دو عدد معلوم انجام داده',
      isFirst ? evaluate(sign, result, a) : evaluate(sign, a, result),
      line`عددی که نوشته‌ای را در جای خالی بگذار و امتحان کن. برای پیدا کردن جای خالی شاید عمل برعکس لازم باشد.`,
    ),
    sign === '+' || sign === '×'
      ? slipWorth(
          'sides-swapped',
          'در عمل برعکس، دو عدد را جابه‌جا گذاشته',
          evaluate(way.sign, way.right, way.left),
          line`ببین کدام عدد حاصل است و کدام عدد معلوم. حاصل باید اول بیاید.`,
        )
      : null,
    (sign === '−' || sign === '÷') && !isFirst
      ? slipWorth(
          'inverse-as-if-first',
          'جای خالی را عدد اول گرفته',
          sign === '−' ? result.plus(a) : result.times(a),
          line`جای خالی در این تساوی عدد دوم است، نه عدد اول. تساوی را با کلمه‌ها برای خودت بگو.`,
        )
      : null,
    (sign === '−' || sign === '÷') && !isFirst
      ? slipWorth(
          'answer-turned',
          'تفاضل یا تقسیم را از سر دیگر حساب کرده',
          sign === '−' ? result.minus(a) : result.over(a),
          line`ببین از کدام عدد کم شده یا کدام عدد تقسیم شده است؛ همان باید اول بیاید.`,
        )
      : null,
    sign === '×' || sign === '÷'
      ? slipWorth(
          'subtracted-for-product',
          'برای ضرب یا تقسیم، تفریق کرده',
          result.compare(a) > 0 ? result.minus(a) : a.minus(result),
          line`علامت ضرب یا تقسیم است. عمل برعکس ضرب، تقسیم است.`,
        )
      : slipWorth(
          'tops-and-bottoms-apart',
          'صورت‌ها و مخرج‌ها را جدا جدا کم یا زیاد کرده',
          apart(way),
          line`اول هر دو کسر را با یک مخرج بنویس؛ مخرج‌ها را نمی‌شود جمع یا تفریق کرد.`,
        ),
  ]);
}

function apart({ sign, left, right }: { sign: Sign; left: Rational; right: Rational }): Rational {
  const by = sign === '+' ? 1 : -1;
  const bottom = left.denominator + by * right.denominator;
  return bottom <= 0 ? Rational.of(0) : Rational.of(left.numerator + by * right.numerator, bottom);
}

const request = 'جواب را به صورت کسر بنویس.';

/** Amounts people measure; puzzles of bare numbers take any. */
function isTold({ known, result, sign }: Equation): boolean {
  const told = [2, 3, 4, 5, 6, 8, 10, 12];
  return sign === '÷' || [known.bottom, result.denominator].every((bottom) => told.includes(bottom));
}

function story(rng: Rng, equation: Equation): readonly Block[] {
  const { sign, isFirst, known } = equation;
  const [a, b] = [written(known), resultNode(equation)];
  const [one = '', other = ''] = children(rng, 2);
  switch (sign) {
    case '+':
      return rng.pick<() => readonly Block[]>([
        () => [p`${one} عددی در ذهن دارد. اگر آن را با ${a} جمع کند، ${b} می‌شود.`, p`آن عدد چیست؟ ${request}`],
        () => [
          p`${one} می‌خواهد هر روز ${b} ساعت ورزش کند. تا ظهر ${a} ساعت ورزش کرده است.`,
          p`چند ساعت دیگر باید ورزش کند؟ ${request}`,
        ],
        () => [
          p`${relative(rng)} مقداری ${rng.pick(['آرد', 'شکر', 'برنج'])} داشت. ${a} کیلوگرم دیگر خرید و حالا ${b} کیلوگرم دارد.`,
          p`در اول چند کیلوگرم داشت؟ ${request}`,
        ],
        () => [
          p`راه خانهٔ ${one} تا مدرسه ${b} کیلومتر است. او تا ${rng.pick(['نانوایی', 'پارک', 'کتابخانه'])}، که در راه است، ${a} کیلومتر رفته است.`,
          p`چند کیلومتر دیگر باید برود؟ ${request}`,
        ],
        () => [
          p`${one} و ${other} روی هم ${b} متر روبان دارند. روبان ${one} ${a} متر است.`,
          p`روبان ${other} چند متر است؟ ${request}`,
        ],
      ])();
    case '−':
      return isFirst
        ? rng.pick<() => readonly Block[]>([
            () => [
              p`${one} از یک ${rng.pick(['روبان', 'طناب', 'پارچه', 'سیم'])} ${a} متر برید و ${b} متر ماند.`,
              p`طول آن در اول چند متر بود؟ ${request}`,
            ],
            () => [
              p`از آب یک ${rng.pick(['پارچ', 'بطری', 'دبه'])} ${a} لیتر نوشیدند و ${b} لیتر ماند.`,
              p`در اول چند لیتر آب داشت؟ ${request}`,
            ],
            () => [
              p`${one} ${a} ساعت از وقتش را بازی کرد و ${b} ساعت برایش ماند.`,
              p`در اول چند ساعت وقت داشت؟ ${request}`,
            ],
          ])()
        : rng.pick<() => readonly Block[]>([
            () => [
              p`${one} ${a} متر ${rng.pick(['روبان', 'طناب', 'پارچه', 'سیم'])} داشت. مقداری از آن را برید و ${b} متر ماند.`,
              p`چند متر بریده است؟ ${request}`,
            ],
            () => [
              p`در یک ${rng.pick(['پارچ', 'بطری', 'دبه'])} ${a} لیتر آب بود. مقداری نوشیدند و ${b} لیتر ماند.`,
              p`چند لیتر نوشیده‌اند؟ ${request}`,
            ],
            () => [
              p`${relative(rng)} ${a} کیلوگرم ${rng.pick(['پسته', 'خرما', 'کشمش'])} داشت. مقداری را به مهمان‌ها داد و ${b} کیلوگرم ماند.`,
              p`چند کیلوگرم به مهمان‌ها داده است؟ ${request}`,
            ],
          ])();
    case '×':
      return rng.pick<() => readonly Block[]>([
        () => [
          p`مساحت یک ${rng.pick(['باغچهٔ', 'تابلوی', 'فرش', 'شیشهٔ'])} مستطیل‌شکل ${b} متر مربع و یک ضلع آن ${a} متر است.`,
          p`ضلع دیگر آن چند متر است؟ ${request}`,
        ],
        () => [p`${a} یک مقدار آرد را برداشتیم؛ ${b} کیلوگرم شد.`, p`همهٔ آرد چند کیلوگرم بود؟ ${request}`],
        () => [p`${one} عددی را در ${a} ضرب کرد و ${b} به دست آمد.`, p`آن عدد چه بود؟ ${request}`],
      ])();
    case '÷':
      return isFirst
        ? [p`${one} عددی را بر ${a} تقسیم کرد و ${b} به دست آمد.`, p`آن عدد چه بود؟ ${request}`]
        : [p`${one} ${a} را بر عددی تقسیم کرد و ${b} به دست آمد.`, p`آن عدد چه بود؟ ${request}`];
  }
}

function stem(rng: Rng, equation: Equation, form: QuestionForm): readonly Block[] | null {
  switch (form) {
    case 'figure':
      return [
        p`این نوار یک واحد است. چه کسری از آن را باید رنگ کنیم تا روی هم ${resultNode(equation)} نوار رنگ شده باشد؟ ${request}`,
      ];
    case 'story':
      return story(rng, equation);
    case 'find-mistake': {
      const [wrong] = rng.shuffle(slips(equation));
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
    description: `یک نوار که ${persianNumber(known.bottom)} قسمت مساوی دارد و ${persianNumber(known.top)} قسمت آن رنگ شده است`,
    bars: [{ parts: known.bottom, shaded: known.top, tone: 'accent' }],
  };
}

function told({ sign, isFirst, known }: Equation): string {
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
    'عدد اول تفریق با جمع پیدا می‌شود: حاصل به علاوهٔ عددی که کم شده است.',
    'عددی که کم شده با تفریق پیدا می‌شود: عدد اول منهای حاصل.',
  ],
  '÷': ['مقسوم با ضرب پیدا می‌شود: حاصل تقسیم ضربدر مقسوم‌علیه.', 'مقسوم‌علیه با تقسیم پیدا می‌شود: مقسوم تقسیم بر حاصل.'],
};

function reason({ sign, isFirst }: Equation): string {
  const [first, second] = reasons[sign];
  return isFirst || second === '' ? first : second;
}

function hints(equation: Equation, form: QuestionForm): readonly Hint[] {
  const way = inverse(equation);
  return [
    form === 'bare' || form === 'find-mistake'
      ? hint(p`به تساوی نگاه کن: ${told(equation)} و حاصل معلوم است.`)
      : form === 'figure'
        ? hint(p`اول کسری را که رنگ شده است بنویس. جای خالی به آن اضافه می‌شود.`)
        : hint(p`برای مسئله یک تساوی با جای خالی بنویس: ${told(equation)}.`, display(nodeOf(equation))),
    hint(p`با عددهای ساده امتحان کن: در «${exampleOf(equation)}»، جای خالی را چطور پیدا می‌کنی؟`),
    hint(p`${reason(equation)}`, display(row(mixedOf(way.left), op(way.sign), mixedOf(way.right), '=', blank()))),
  ];
}

/** The same equation with easy whole numbers. */
function exampleOf({ sign, isFirst }: Equation): string {
  const easy: Readonly<Record<Sign, string>> = {
    '+': '□ به علاوهٔ ۲ می‌شود ۵',
    '×': '□ ضربدر ۲ می‌شود ۶',
    '−': isFirst ? '□ منهای ۲ می‌شود ۳' : '۵ منهای □ می‌شود ۳',
    '÷': isFirst ? '□ تقسیم بر ۲ می‌شود ۳' : '۶ تقسیم بر □ می‌شود ۳',
  };
  return easy[sign];
}

function solution(equation: Equation): readonly SolutionStep[] {
  const way = inverse(equation);
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
    step(p`${reason(equation)}`, display(row(mixedOf(way.left), op(way.sign), mixedOf(way.right), '=', blank()))),
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
      p`حاصل را پیدا می‌کنیم و در جای خالی می‌گذاریم تا مطمئن شویم تساوی درست است.`,
      display(row(mixedOf(way.left), op(way.sign), mixedOf(way.right), '=', fracOf(box))),
      display(nodeOf(equation, fracOf(box))),
    ),
  ];
}

export const fractionUnknown = defineSkill({
  id: 'g6-fraction-unknown',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const equation = draw(rng, level, form === 'figure' ? '+' : null);
    if (equation === null) return null;
    if (form === 'figure' && (equation.result.compare(Rational.of(1)) >= 0 || equation.known.bottom > 12)) return null;
    if (form === 'story' && !isTold(equation)) return null;
    const asked = stem(rng, equation, form);
    if (asked === null) return null;
    return {
      form,
      stem: asked,
      ...(form === 'figure' ? { figure: picture(equation) } : {}),
      ...fractionAnswer(equation.box),
      misconceptions: misconceptionsOf(slips(equation), fractionKey),
      hints: hints(equation, form),
      solution: solution(equation),
    };
  },
});
