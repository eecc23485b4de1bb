import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Hint,
  hint,
  hopOfSum,
  integerAnswer,
  integerKey,
  type Level,
  line,
  type MathNode,
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
import { drawPattern, type NumberPattern } from './question-parts/random-number-patterns.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['bare', 'find-mistake', 'reverse', 'reverse'],
};

function asList(nodes: readonly (number | MathNode)[]): MathNode {
  return row(...nodes.flatMap((node, index) => (index === 0 ? [node] : [',' as const, node])));
}

interface Asked extends NumberPattern {
  /** Index of the term in the box. */
  readonly hidden: number;
  readonly answer: number;
}

/** What the last shown step was: between the two terms before the box. */
function lastGap({ terms, hidden }: Asked): number {
  return Math.abs((terms[hidden - 1] ?? 0) - (terms[hidden - 2] ?? 0));
}

function misconceptions(asked: Asked): readonly Misconception[] {
  const { growth, by, more, falls, terms, hidden, answer } = asked;
  const before = terms[hidden - 1] ?? 0;
  const gap = lastGap(asked);
  const sign = falls ? -1 : 1;
  return [
    ...(growth === 'growing'
      ? [
          misconception(
            'step-kept-constant',
            'مقدار آخرین افزایش را ثابت گرفته',
            integerKey(before + gap),
            line`ببین افزایش‌ها خودشان هم بیشتر می‌شوند یا همه یک اندازه‌اند.`,
          ),
          // One more than the last number is what everybody writes who only counts on.
          ...(by === 1
            ? []
            : [
                misconception(
                  'first-step-again',
                  'اولین افزایش را دوباره به کار برده',
                  integerKey(before + by),
                  line`افزایش اول را گرفته‌ای. افزایش‌ها را به ترتیب بنویس و ببین بعدی چقدر است.`,
                ),
              ]),
        ]
      : []),
    ...(growth === 'factor'
      ? [
          misconception(
            'difference-added-again',
            'به جای چند برابر کردن، آخرین اختلاف را اضافه کرده',
            integerKey(before + gap),
            line`اختلاف‌ها یکی نیستند. ببین هر عدد چند برابرِ عدد قبل از خودش است.`,
          ),
          misconception(
            'multiplier-added',
            'به جای ضرب، جمع کرده',
            integerKey(before + by),
            line`هر عدد چند برابر می‌شود، نه چند تا بیشتر.`,
          ),
        ]
      : []),
    ...(growth === 'step'
      ? [
          misconception(
            'went-the-other-way',
            'یکی از عددهای پیشین را نوشته یا جهت الگو را برعکس گرفته',
            integerKey(Math.max(0, before - sign * by)),
            line`ببین عددهای الگو رو به بزرگ شدن‌اند یا رو به کوچک شدن.`,
          ),
          misconception(
            'two-steps-taken',
            'دو گام جلو رفته',
            integerKey(Math.max(0, before + sign * 2 * by)),
            line`یک گام جلوتر از جایی که باید باشی، رفته‌ای. عددهای کنار آن را ببین.`,
          ),
        ]
      : []),
    misconception(
      'last-term-repeated',
      'عدد قبلی را تکرار کرده',
      integerKey(before),
      line`این عدد در الگو آمده است. ببین از هر عدد به عدد بعدی چه اتفاقی می‌افتد.`,
    ),
    // From hundreds to hundreds no ten is worked with.
    ...(before % 100 === 0 && answer % 100 === 0
      ? []
      : [
          misconception(
            'calculated-ten-off',
            'در محاسبه یک ده‌تایی اشتباه کرده',
            integerKey(answer + 10),
            line`راهت درست است؛ محاسبهٔ دهگان را یک بار دیگر ببین.`,
          ),
        ]),
    // Where steps grow by one, a step that is one off is no slip in the sum.
    ...(more === 1
      ? []
      : [
          misconception(
            'calculated-one-off',
            'در محاسبه یکی اشتباه کرده',
            integerKey(answer + 1),
            line`خیلی نزدیک شده‌ای. محاسبه را یک بار دیگر انجام بده.`,
          ),
        ]),
  ];
}

function hints({ growth, terms }: Asked): readonly Hint[] {
  const [a = 0, b = 0, c = 0] = terms;
  return [
    hint(p`باید بفهمی هر عدد الگو چطور از عدد قبلی ساخته شده است.`),
    growth === 'factor'
      ? hint(p`اختلاف عددها یکی نیست. ببین هر عدد چند برابرِ عدد قبل از خودش است:`, display(row(b, '÷', a)))
      : hint(
          p`اختلاف عددهای پشت سر هم را بنویس:`,
          display(b > a ? row(b, '−', a) : row(a, '−', b)),
          display(c > b ? row(c, '−', b) : row(b, '−', c)),
        ),
    growth === 'step'
      ? hint(p`اختلاف همهٔ عددهای کنار هم یکی است. همین اختلاف را برای عدد خواسته‌شده به کار ببر.`)
      : growth === 'factor'
        ? hint(p`همه‌جا در یک عدد ضرب شده است. همان را برای عدد خواسته‌شده به کار ببر.`)
        : hint(p`اختلاف‌ها هم خودشان الگو دارند و هر بار به یک اندازه بیشتر می‌شوند. اختلاف بعدی را پیدا کن.`),
  ];
}

function solution(asked: Asked): readonly SolutionStep[] {
  const { growth, by, more, falls, terms, hidden, answer } = asked;
  const before = terms[hidden - 1] ?? 0;
  const gap = Math.abs(answer - before);
  const last = (block: Block) =>
    step(
      block,
      display(
        growth === 'factor' ? row(before, '×', by, '=', answer) : row(before, falls ? '−' : '+', gap, '=', answer),
      ),
    );
  switch (growth) {
    case 'step':
      return [
        step(
          falls
            ? p`هر عدد ${by} تا از عدد قبلی کمتر است؛ اختلاف‌ها همه یکی‌اند.`
            : p`هر عدد ${by} تا از عدد قبلی بیشتر است؛ اختلاف‌ها همه یکی‌اند.`,
        ),
        last(falls ? p`پس از عدد پیش از آن ${by} تا کم می‌کنیم.` : p`پس به عدد پیش از آن ${by} تا اضافه می‌کنیم.`),
      ];
    case 'factor':
      return [
        step(p`اختلاف‌ها یکی نیستند، ولی هر عدد ${by} برابرِ عدد قبلی است.`),
        last(p`پس عدد پیش از آن را در ${by} ضرب می‌کنیم.`),
      ];
    case 'growing':
      return [
        step(
          p`اختلاف عددهای کنار هم را می‌نویسیم. هر اختلاف ${more === 1 ? 'یکی' : line`${more} تا`} از قبلی بیشتر است:`,
          display(asList(Array.from({ length: hidden }, (_, index) => num(by + more * index)))),
        ),
        last(p`پس این بار باید ${gap} تا اضافه کنیم.`),
      ];
  }
}

/** Situations for the terms; the numbers of days, rows or weeks are stated by their order. */
const wordProblems: Readonly<
  Record<NumberPattern['growth'], readonly ((rng: Rng, falls: boolean, by: number, first: number) => string | null)[]>
> = {
  step: [
    (rng, falls) =>
      falls ? null : `${child(rng)} هر هفته به یک اندازه پول در قلکش می‌گذارد. پول قلک در پایان هفته‌ها به هزار تومان:`,
    (rng, falls, by, first) =>
      falls && by <= 35 && first <= 500
        ? `${child(rng)} هر روز به یک اندازه از کتابش می‌خواند. صفحه‌های نخوانده در پایان روزها:`
        : null,
    (_, falls) =>
      falls ? 'از مخزن گلخانه هر روز به یک اندازه آب برداشته می‌شود. لیترهای آب مخزن در روزهای پشت سر هم:' : null,
    (rng, falls, by, first) =>
      falls || by > 20 || first > 100
        ? null
        : `${child(rng)} هر روز به یک اندازه مهره به گردنبندش اضافه می‌کند. تعداد مهره‌ها در پایان روزها:`,
    (_, falls) => (falls ? null : 'کارخانه‌ای هر روز به یک اندازه دوچرخه می‌سازد. تعداد دوچرخه‌ها در پایان روزها:'),
    (_, falls, by) => (falls || by > 12 ? null : 'پلاک خانه‌های یک طرف خیابان هر بار به یک اندازه زیاد می‌شود:'),
    (rng, falls, by, first) =>
      falls && by <= 15 && first <= 150
        ? `${child(rng)} هر روز به یک اندازه از تیله‌هایش را به دوستانش می‌دهد. تیله‌هایی که می‌ماند:`
        : null,
    (_, falls) =>
      falls ? 'فروشگاهی هر روز به یک اندازه دفتر می‌فروشد. تعداد دفترهایی که در پایان روزها می‌ماند:' : null,
    (_, falls, by) =>
      falls || by < 35 || by > 100 ? null : 'اتوبوسی هر ساعت به یک اندازه راه می‌رود. کیلومترهای راه در پایان ساعت‌ها:',
  ],
  factor: [
    () => 'یک لکهٔ جلبک روی آب هر هفته چند برابر هفتهٔ قبل می‌شود. اندازهٔ آن در هفته‌های پشت سر هم:',
    (rng) => `${child(rng)} خبری را به چند نفر گفت و هر بار تعداد کسانی که خبر را شنیدند چند برابر شد:`,
    () => 'در یک نقاشی، تعداد ستاره‌های هر قاب چند برابر قاب قبل است. تعداد ستاره‌ها به ترتیب:',
    (rng) => `${child(rng)} در یک بازی رایانه‌ای در هر مرحله چند برابر مرحلهٔ قبل امتیاز می‌گیرد. امتیازها به ترتیب:`,
    () => 'تعداد باکتری‌ها در یک ظرف، هر ساعت چند برابر ساعت قبل می‌شود:',
    () => 'در هر ردیف از یک طرح کاشی‌کاری، کاشی‌ها چند برابر ردیف قبل‌اند:',
  ],
  growing: [
    (rng) => `${child(rng)} هر روز بیشتر از روز قبل طناب می‌زند و این افزایش هم هر روز بیشتر می‌شود. تعداد پرش‌ها:`,
    (rng) => `${child(rng)} با مکعب چوبی پله می‌سازد و در هر مرحله تعداد بیشتری مکعب اضافه می‌کند. تعداد مکعب‌ها:`,
    () => 'در یک طرح کاشی‌کاری، در هر مرحله کاشی‌های بیشتری از مرحلهٔ قبل اضافه می‌شود. تعداد کاشی‌ها:',
    (rng) => `${child(rng)} هر هفته کمی بیشتر از هفتهٔ قبل پس‌انداز می‌کند. پولش در پایان هفته‌ها به هزار تومان:`,
    () => 'قد یک نهال هر ماه بیشتر از ماه قبل زیاد می‌شود. قد نهال به سانتی‌متر:',
    () => 'در هر ردیف سالن نمایش، بیشتر از ردیف قبل صندلی اضافه شده است. تعداد صندلی‌های ردیف‌ها:',
  ],
};

function stem(rng: Rng, form: QuestionVariant, asked: Asked, wrong: number): readonly Block[] | null {
  const { terms, hidden, growth, falls, by } = asked;
  const open = display(asList(terms.map((term, index) => (index === hidden ? blank() : term))));
  switch (form) {
    case 'story': {
      const statement = rng.pick(wordProblems[growth])(rng, falls, by, terms[0] ?? 0);
      return statement === null
        ? null
        : [p`${statement}`, open, p`اگر الگو همین‌طور ادامه پیدا کند، در جای خالی چه عددی می‌نشیند؟`];
    }
    case 'find-mistake':
      return [
        p`${child(rng)} الگو را این‌طور ادامه داده است، ولی عدد آخر درست نیست:`,
        display(asList(terms.map((term, index) => (index === hidden ? wrong : term)))),
        p`عدد آخر باید چند باشد؟`,
      ];
    case 'reverse':
      return [p`یکی از عددهای این الگو پاک شده است. آن را پیدا کن.`, open];
    default:
      return [p`این الگو چطور ادامه پیدا می‌کند؟ عدد بعدی را بنویس.`, open];
  }
}

export const patternNumberRule = defineSkill({
  id: 'g4-pattern-number-rule',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [hopOfSum],
  revision: 13,
  make: (rng, level) => {
    const pattern = drawPattern(rng, level);
    if (pattern === null) return null;
    const form = rng.pick(formsOf[level]);
    const hidden = form === 'reverse' ? pattern.terms.length - 2 : pattern.terms.length - 1;
    const asked: Asked = { ...pattern, hidden, answer: pattern.terms[hidden] ?? 0 };
    const known = misconceptions(asked);
    const { answer: writtenMisconception } = rng.pick(known.filter(({ id }) => id !== 'went-the-other-way'));
    const wrong = writtenMisconception.kind === 'integer' ? Number(writtenMisconception.values[0]) : 0;
    const statement = stem(rng, form, asked, wrong);
    if (statement === null || wrong === asked.answer || wrong === 0) return null;
    return {
      form,
      stem: statement,
      ...integerAnswer(asked.answer),
      misconceptions: known,
      hints: hints(asked),
      solution: solution(asked),
    };
  },
});
