import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  type MathNode,
  misconception,
  p,
  percent,
  percentSquares,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};
const denominatorsOf: Readonly<Record<Level, readonly number[]>> = {
  1: [2, 4, 5, 10, 10, 50, 100, 100],
  2: [4, 5, 10, 20, 20, 25, 25, 50, 50],
  3: [20, 25, 50],
  4: [20, 25, 50],
};

/** What is stated, what part is asked, and the question for the rest. */
const wordProblems: readonly ((rng: Rng, part: MathNode) => readonly Block[])[] = [
  (rng, part) => [
    p`${child(rng)} ${part} کتابش را خوانده است.`,
    p`چند درصد کتاب را خوانده است؟`,
    p`بقیهٔ کتاب چند درصد است؟`,
  ],
  (rng, part) => [
    p`${part} دانش‌آموزهای مدرسهٔ ${child(rng)} ورزش را دوست دارند.`,
    p`این چند درصد دانش‌آموزهاست؟`,
    p`بقیهٔ دانش‌آموزها چند درصدند؟`,
  ],
  (_, part) => [p`${part} یک مخزن پر از آب است.`, p`چند درصد مخزن پر است؟`, p`بقیهٔ مخزن چند درصد است؟`],
  (rng, part) => [
    p`${child(rng)} ${part} پولش را پس‌انداز کرده است.`,
    p`چند درصد پولش را پس‌انداز کرده است؟`,
    p`بقیهٔ پولش چند درصد است؟`,
  ],
  (_, part) => [
    p`${part} زمین یک باغ، درخت انار دارد.`,
    p`در چند درصد زمین، درخت انار هست؟`,
    p`بقیهٔ زمین چند درصد است؟`,
  ],
  (_, part) => [p`${part} راه یک سفر آسفالت است.`, p`چند درصد راه آسفالت است؟`, p`بقیهٔ راه چند درصد است؟`],
  (rng, part) => [
    p`${child(rng)} به ${part} پرسش‌های یک مسابقه جواب درست داد.`,
    p`به چند درصد پرسش‌ها جواب درست داد؟`,
    p`بقیهٔ پرسش‌ها چند درصد است؟`,
  ],
];

/** Up to ten parts as a bar or a circle, up to 25 as stars; more are not counted. */
function picture(rng: Rng, numerator: number, denominator: number): Figure | null {
  const parts = [{ parts: denominator, shaded: numerator, tone: 'accent' as const }];
  const seen = `${persianNumber(denominator)} قسمت مساوی که ${persianNumber(numerator)} قسمت آن رنگ شده است`;
  if (denominator <= 10) {
    return rng.chance(1, 2)
      ? { t: 'circles', description: `دایره‌ای با ${seen}`, circles: parts }
      : { t: 'bars', description: `نواری با ${seen}`, bars: parts };
  }
  if (denominator > 25) return null;
  return {
    t: 'set',
    description: `${persianNumber(denominator)} ستاره که ${persianNumber(numerator)} تای آن‌ها رنگی است`,
    shape: 'star',
    total: denominator,
    marked: numerator,
    tone: 'accent',
  };
}

export const fractionToPercent = defineSkill({
  id: 'g5-fraction-to-percent',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [percentSquares],
  revision: 11,
  commonMistakes: ['other-part'],
  make: (rng, level) => {
    const denominator = rng.pick(denominatorsOf[level]);
    // At level 4 the part left over is asked.
    const numerator = rng.int(1, denominator - 1);
    const form = rng.pick(formsOf[level]);
    const rest = level === 4;
    const share = (numerator * 100) / denominator;
    // The hints name the denominator.
    if ([share, 100 - share].includes(denominator)) return null;
    // Of a half the rest is as much.
    if (rest && share === 50) return null;
    const factor = 100 / denominator;

    const value = rest ? 100 - share : share;
    const figure = picture(rng, numerator, denominator);
    if (form === 'figure' && figure === null) return null;
    const wrong = rng.pick(
      [numerator, denominator - numerator, Number(`${numerator}${denominator}`)].filter(
        (each) => each !== value && each > 0,
      ),
    );
    const part = frac(numerator, denominator);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`چند درصد شکل رنگ شده است؟`];
        case 'story': {
          const statement = rng.pick(wordProblems)(rng, part);
          return rest ? [...statement.slice(0, 1), ...statement.slice(2)] : statement.slice(0, 2);
        }
        case 'find-mistake':
          return [
            p`${child(rng)} نوشته است:`,
            display(row(part, '=', percent(wrong))),
            rest
              ? p`ولی درست نیست. این کسر از یک واحد کامل چند درصد کمتر است؟`
              : p`ولی درست نیست. این کسر چند درصد است؟`,
          ];
        default:
          return rest
            ? [p`این کسر از یک واحد کامل چند درصد کمتر است؟`, display(part)]
            : [p`این کسر چند درصد است؟`, display(part)];
      }
    };
    /** What a child writes who has this for the fraction: where the rest is asked, that is taken from a hundred. */
    const asked = (found: number) => (rest ? 100 - found : found);
    const writtenMisconceptions: readonly (readonly [string, string, number, ReturnType<typeof line>])[] = [
      [
        'numerator-as-percent',
        'صورت کسر را درصد گرفته',
        asked(numerator),
        line`درصد یعنی چند تا از صد تا. آیا اینجا همه صد تاست؟`,
      ],
      [
        'numbers-glued',
        'صورت و مخرج را کنار هم نوشته',
        asked(Number(`${numerator}${denominator}`)),
        factor === 1
          ? line`صورت و مخرج دو عدد جدا هستند. درصد یعنی چند تا از صد تا؛ کدام یک از این دو عدد همین را می‌گوید؟`
          : line`کسر را با مخرج ۱۰۰ بنویس؛ مقدارش نباید عوض شود.`,
      ],
      // Of hundredths nothing is multiplied.
      factor === 1
        ? [
            'one-zero-too-many',
            'یک صفر زیاد نوشته',
            rest ? 0 : numerator * 10,
            line`صفرهای جوابت را دوباره بشمار؛ یکی زیاد است.`,
          ]
        : [
            'numerator-not-multiplied-enough',
            'صورت را ده برابر کرده',
            asked(numerator * 10),
            line`کسر را بنویس و ببین مخرج چند برابر می‌شود تا ۱۰۰ شود؛ صورت را هم در همان عدد ضرب کن.`,
          ],
      // For the rest it comes to the numerator of what is left; over 50 to the sum of both numbers.
      rest
        ? [
            'difference-as-percent',
            'تفاوت صورت و مخرج را درصد گرفته',
            denominator - numerator,
            line`تفاوت صورت و مخرج تعداد قسمت‌های مانده است، نه درصد. ببین همهٔ قسمت‌ها چند تاست.`,
          ]
        : [
            'difference-added',
            'به صورت همان اندازه‌ای اضافه کرده که مخرج را به صد می‌رساند',
            denominator === 50 ? 0 : numerator + 100 - denominator,
            line`با اضافه کردن، مقدار عوض می‌شود. کسر را بنویس و صورت و مخرج را در یک عدد ضرب کن.`,
          ],
      [
        'other-part',
        'درصدِ قسمت دیگر را نوشته',
        // Of 4/5 it is the product of its numbers too.
        numerator * denominator === 100 - value ? 0 : 100 - value,
        line`ببین درصدِ خودِ کسر خواسته شده یا باقی‌ماندهٔ آن.`,
      ],
    ];
    return {
      form,
      stem: stem(),
      ...(form === 'figure' && figure !== null ? { figure } : {}),
      ...integerAnswer(value, { unit: 'درصد' }),
      misconceptions: writtenMisconceptions.flatMap(([id, title, writtenMisconception, message]) =>
        writtenMisconception > 0 ? [misconception(id, title, integerKey(writtenMisconception), message)] : [],
      ),
      hints: [
        hint(
          form === 'figure'
            ? p`کسر قسمت رنگ‌شده را بنویس: درصد یعنی کسری که مخرجش ۱۰۰ است.`
            : p`درصد یعنی کسری که مخرجش ۱۰۰ است.`,
        ),
        hint(
          factor === 1
            ? p`مخرج این کسر ۱۰۰ است؛ پس صورت، همان درصد است.`
            : p`مخرج ${denominator} را در چه عددی ضرب کنیم تا ۱۰۰ شود؟ صورت را هم در همان عدد ضرب کن.`,
        ),
        ...(rest ? [hint(p`همهٔ واحد ۱۰۰ درصد است. درصدِ کسر را از آن کم کن.`)] : []),
      ],
      solution: [
        step(
          factor === 1 ? p`مخرج ۱۰۰ است.` : p`صورت و مخرج را در ${factor} ضرب می‌کنیم تا مخرج ۱۰۰ شود.`,
          display(
            factor === 1
              ? part
              : row(part, '=', frac(row(numerator, '×', factor), row(denominator, '×', factor)), '=', frac(share, 100)),
          ),
        ),
        ...(rest
          ? [step(p`این کسر ${share} درصد است و بقیه از ۱۰۰ درصد کم می‌شود.`, display(row(100, '−', share, '=', value)))]
          : []),
        step(p`پس جواب ${value} درصد است.`),
      ],
    };
  },
});
