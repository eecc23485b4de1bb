import {
  type Block,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
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
  type WrittenMisconception,
  wholeWrittenMisconceptions,
} from './question-parts/whole-and-decimal-misconceptions.ts';

/** Units of volume, the largest first; each is a thousand of the next. */
const units = ['متر مکعب', 'دسی‌متر مکعب', 'سانتی‌متر مکعب'] as const;
const edges = ['متر', 'دسی‌متر', 'سانتی‌متر'] as const;

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'reverse'],
  3: ['bare', 'reverse', 'compare', 'story'],
  4: ['compare', 'reverse', 'find-mistake'],
};

/** Stated of cubic metres, and of smaller volumes. */
const largeWordProblems: readonly ((rng: Rng, amount: string) => string)[] = [
  (_, amount) => `حجم آب یک استخر ${amount} است.`,
  (_, amount) => `کارگران ${amount} خاک جابه‌جا کردند.`,
  (_, amount) => `برای ساختن دیواری ${amount} بتن لازم است.`,
  (rng, amount) => `حجم انبار عموی ${child(rng)} ${amount} است.`,
  (_, amount) => `از کوه ${amount} سنگ جدا کردند.`,
  (_, amount) => `در یک سردخانه ${amount} جای خالی هست.`,
];
const wordProblems: typeof largeWordProblems = [
  (rng, amount) => `حجم صندوق ${child(rng)} ${amount} است.`,
  (_, amount) => `حجم یک سنگ ${amount} است.`,
  (_, amount) => `یک قالب یخ ${amount} حجم دارد.`,
  (rng, amount) => `${child(rng)} ${amount} گل سفال درست کرد.`,
  (_, amount) => `حجم یک کارتن ${amount} است.`,
  (_, amount) => `در گلدان بزرگی ${amount} خاک ریختند.`,
];

export const volumeUnitConvert = defineSkill({
  id: 'g5-volume-unit-convert',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 3,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    if (form === 'compare') {
      // A box given in metres, decimetres and centimetres; its volume in cubic decimetres.
      const metres = rng.int(1, 4);
      const decimetres = rng.int(2, 9);
      const centimetres = rng.int(2, 12) * 10;
      const [a, b, c] = [metres * 10, decimetres, centimetres / 10];
      const volume = a * b * c;
      return {
        form,
        stem: [
          p`طول یک جعبه ${metres} متر، عرض آن ${decimetres} دسی‌متر و ارتفاع آن ${centimetres} سانتی‌متر است.`,
          p`حجم جعبه چند دسی‌متر مکعب است؟`,
        ],
        ...integerAnswer(volume, { unit: units[1] }),
        misconceptions: wholeWrittenMisconceptions([
          [
            'units-not-made-equal',
            'اندازه‌ها را بدون یکی کردن واحد ضرب کرده',
            metres * decimetres * centimetres,
            line`سه اندازه واحدهای متفاوت دارند. اول همه را به دسی‌متر تبدیل کن.`,
          ],
          [
            'one-unit-left',
            'سانتی‌متر را تبدیل نکرده',
            a * b * centimetres,
            line`هر ۱۰ سانتی‌متر یک دسی‌متر است. ارتفاع چند دسی‌متر است؟`,
          ],
          ['metre-left', 'متر را تبدیل نکرده', metres * b * c, line`هر متر ۱۰ دسی‌متر است. طول چند دسی‌متر است؟`],
          ['edges-added', 'اندازه‌ها را جمع کرده', a + b + c, line`برای حجم، سه اندازه را در هم ضرب می‌کنیم.`],
        ]),
        hints: [
          hint(p`حجم را به دسی‌متر مکعب می‌خواهیم؛ پس هر سه اندازه باید به دسی‌متر باشد.`),
          hint(p`هر متر ۱۰ دسی‌متر و هر ۱۰ سانتی‌متر یک دسی‌متر است.`),
          hint(p`بعد سه اندازه را در هم ضرب کن.`),
        ],
        solution: [
          step(p`اندازه‌ها را به دسی‌متر می‌نویسیم: ${a}، ${b} و ${c} دسی‌متر.`),
          step(p`آن‌ها را در هم ضرب می‌کنیم.`, display(row(a, '×', b, '×', c, '=', volume))),
        ],
      };
    }
    const reverse = form === 'reverse';
    const gap = level === 1 ? 1 : level === 2 ? 1 : rng.int(1, 2);
    const large = gap === 2 ? 0 : rng.int(0, 1);
    const small = large + gap;
    const factor = 1000 ** gap;
    const count = rng.int(2, level === 1 ? 30 : level === 2 ? 250 : gap === 2 ? 40 : 900);
    const [big, many] = [count, count * factor];
    const [from, to, value] = reverse
      ? [`${units[small] ?? ''}`, `${units[large] ?? ''}`, big]
      : [`${units[large] ?? ''}`, `${units[small] ?? ''}`, many];
    const given = reverse ? many : big;
    const name = child(rng);
    const wrong = reverse ? many / 10 ** gap : big * 10 ** gap;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            p`${rng.pick(large === 0 ? largeWordProblems : wordProblems)(rng, `${persianNumber(given)} ${from}`)}`,
            p`این حجم چند ${to} است؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} می‌گوید ${given} ${from} برابر با ${wrong} ${to} است، ولی اشتباه کرده است.`,
            p`${given} ${from} چند ${to} است؟`,
          ];
        default:
          return [p`${given} ${from} چند ${to} است؟`];
      }
    };
    const times = (each: number) => (reverse ? many / each : big * each);
    const writtenMisconceptions: readonly WrittenMisconception[] = [
      [
        'length-factor',
        'ضریب تبدیل طول را به کار برده',
        times(10 ** gap),
        line`هر ${edges[large] ?? ''} ${10 ** gap} ${edges[small] ?? ''} است؛ در حجم، این ${10 ** gap} برابر شدن سه بار پیش می‌آید: در طول، عرض و ارتفاع.`,
      ],
      [
        'area-factor',
        'ضریب تبدیل سطح را به کار برده یا صفرها را اشتباه شمرده',
        times(100 ** gap),
        line`صفرها را دوباره بشمار. حجم سه اندازه دارد، نه دو تا: طول، عرض و ارتفاع.`,
      ],
      [
        gap === 2 ? 'one-step-only' : 'one-step-too-many',
        gap === 2 ? 'فقط یک قدم تبدیل کرده' : 'یک قدم بیشتر تبدیل کرده',
        gap === 2 ? times(1000) : times(1_000_000),
        line`ببین میان این دو واحد چند قدم است؛ هر قدم هزار برابر است.`,
      ],
      [
        'converted-the-wrong-way',
        'برعکس تبدیل کرده',
        reverse ? many * factor : big / factor,
        line`واحد کوچک‌تر تعداد بیشتری می‌خواهد. جواب باید بزرگ‌تر شود یا کوچک‌تر؟`,
      ],
    ];
    return {
      form,
      stem: stem(),
      ...integerAnswer(value, { unit: to }),
      misconceptions: wholeWrittenMisconceptions(writtenMisconceptions),
      hints: [
        hint(p`هر متر مکعب ۱۰۰۰ دسی‌متر مکعب و هر دسی‌متر مکعب ۱۰۰۰ سانتی‌متر مکعب است.`),
        hint(reverse ? p`به واحد بزرگ‌تر می‌رویم؛ پس تقسیم می‌کنیم.` : p`به واحد کوچک‌تر می‌رویم؛ پس ضرب می‌کنیم.`),
        ...(gap === 2
          ? [hint(p`از ${units[large] ?? ''} تا ${units[small] ?? ''} دو قدم است؛ هر قدم هزار برابر.`)]
          : []),
      ],
      solution: [
        step(p`هر ${units[large] ?? ''} برابر با ${factor} ${units[small] ?? ''} است.`),
        step(
          reverse ? p`به واحد بزرگ‌تر می‌رویم؛ پس تقسیم می‌کنیم.` : p`به واحد کوچک‌تر می‌رویم؛ پس ضرب می‌کنیم.`,
          display(reverse ? row(many, '÷', factor, '=', big) : row(big, '×', factor, '=', many)),
        ),
      ],
    };
  },
});
