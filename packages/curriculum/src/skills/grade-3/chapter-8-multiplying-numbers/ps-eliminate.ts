import {
  type Block,
  child,
  defineSkill,
  hint,
  type Inline,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  paragraph,
  persianNumber,
  type QuestionVariant,
  type Rng,
  step,
} from '../../../authoring/index.ts';

type ClueId = 'digit-sum' | 'parity' | 'table' | 'above' | 'below' | 'digits-compared' | 'tens-digit';

interface Clue {
  readonly id: ClueId;
  readonly words: readonly Inline[];
  readonly holds: (value: number) => boolean;
}

const titles: Readonly<Record<ClueId, string>> = {
  'digit-sum': 'نشانهٔ جمع رقم‌ها را نادیده گرفته',
  parity: 'نشانهٔ زوج یا فرد را نادیده گرفته',
  table: 'نشانهٔ «شمردن چندتا چندتا» را نادیده گرفته',
  above: 'نشانهٔ «بزرگ‌تر از» را نادیده گرفته',
  below: 'نشانهٔ «کوچک‌تر از» را نادیده گرفته',
  'digits-compared': 'نشانهٔ مقایسهٔ دو رقم را نادیده گرفته',
  'tens-digit': 'نشانهٔ رقم دهگان را نادیده گرفته',
};

const messages: Readonly<Record<ClueId, readonly Inline[]>> = {
  'digit-sum': line`دو رقم عددت را با هم جمع کن. همان می‌شود که گفته شده؟`,
  parity: line`یکان عددت را نگاه کن: عددت زوج است یا فرد؟`,
  table: line`همان‌طور که نشانه می‌گوید، چندتا چندتا بشمار. به عددت می‌رسی؟`,
  above: line`عددت را با مرزِ پایین مقایسه کن. از آن بزرگ‌تر است؟`,
  below: line`عددت را با مرزِ بالا مقایسه کن. از آن کوچک‌تر است؟`,
  'digits-compared': line`رقم یکان و دهگان عددت را با هم مقایسه کن و نشانه را دوباره بخوان.`,
  'tens-digit': line`رقم دهگان عددت را نگاه کن و نشانه را دوباره بخوان.`,
};

const tensOf = (value: number): number => Math.floor(value / 10);
const onesOf = (value: number): number => value % 10;

/** Every clue that is true of the number. */
function cluesOf(rng: Rng, value: number, level: Level): readonly Clue[] {
  const [tens, ones] = [tensOf(value), onesOf(value)];
  const table = rng.pick([3, 4, 5, 5, 6, 7, 8, 9].filter((each) => value % each === 0).concat(0));
  const reach = level === 1 ? 12 : 30;
  const [low, high] = [Math.max(10, value - rng.int(2, reach)), Math.min(99, value + rng.int(2, reach))];
  return [
    {
      id: 'digit-sum',
      words: line`جمع دو رقمش ${tens + ones} است.`,
      holds: (each) => tensOf(each) + onesOf(each) === tens + ones,
    },
    {
      id: 'parity',
      words: value % 2 === 0 ? line`زوج است.` : line`فرد است.`,
      holds: (each) => each % 2 === value % 2,
    },
    ...(table > 0
      ? [
          {
            id: 'table' as const,
            words: line`با شمردن ${table}تا ${table}تا به آن می‌رسیم.`,
            holds: (each: number) => each % table === 0,
          },
        ]
      : []),
    { id: 'above', words: line`از ${low} بزرگ‌تر است.`, holds: (each) => each > low },
    { id: 'below', words: line`از ${high} کوچک‌تر است.`, holds: (each) => each < high },
    ...(tens === ones
      ? []
      : [
          {
            id: 'digits-compared' as const,
            words: tens > ones ? line`رقم دهگانش از رقم یکانش بزرگ‌تر است.` : line`رقم یکانش از رقم دهگانش بزرگ‌تر است.`,
            holds: (each: number) => Math.sign(tensOf(each) - onesOf(each)) === Math.sign(tens - ones),
          },
        ]),
    ...(level === 1
      ? [
          {
            id: 'tens-digit' as const,
            words: line`رقم دهگانش ${tens} است.`,
            holds: (each: number) => tensOf(each) === tens,
          },
        ]
      : []),
  ];
}

const twoDigits: readonly number[] = Array.from({ length: 90 }, (_, index) => index + 10);

function fitting(clues: readonly Clue[], among = twoDigits): readonly number[] {
  return among.filter((value) => clues.every(({ holds }) => holds(value)));
}

/** Clues that together leave one number, none of them idle. */
function draw(rng: Rng, level: Level): { readonly answer: number; readonly clues: readonly Clue[] } | null {
  const answer = rng.int(11, 98);
  const count = level === 1 ? 3 : level === 4 ? 4 : rng.int(3, 4);
  const all = cluesOf(rng, answer, level);
  if (all.length < count) return null;
  const clues = rng.sample(all, count);
  if (fitting(clues).length !== 1) return null;
  const isIdle = clues.some((clue) => fitting(clues.filter((other) => other !== clue)).length === 1);
  return isIdle ? null : { answer, clues };
}

const openings = [
  (name: string) => `${name} یک عدد دو رقمی در ذهنش دارد و این نشانه‌ها را می‌دهد:`,
  (name: string) => `پلاک خانهٔ ${name} یک عدد دو رقمی با این نشانه‌هاست:`,
  (name: string) => `شمارهٔ پیراهن ${name} در تیم، یک عدد دو رقمی با این نشانه‌هاست:`,
  (name: string) => `رمز صندوق اسباب‌بازی ${name} یک عدد دو رقمی با این نشانه‌هاست:`,
  (name: string) => `تعداد تمبرهای ${name} یک عدد دو رقمی با این نشانه‌هاست:`,
  (name: string) => `صفحه‌ای که ${name} در کتابش نشان گذاشته، عددی دو رقمی با این نشانه‌هاست:`,
  (name: string) => `سن پدربزرگ ${name} یک عدد دو رقمی با این نشانه‌هاست:`,
];

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['compare', 'story'],
  2: ['story', 'compare', 'find-mistake'],
  3: ['story', 'find-mistake'],
  4: ['story', 'find-mistake'],
};

export const psEliminate = defineSkill({
  id: 'g3-ps-eliminate',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 5,
  make: (rng, level) => {
    const drawn = draw(rng, level);
    if (drawn === null) return null;
    const { answer, clues } = drawn;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    // What is left when one clue is passed over: the nearest such number.
    const misconceptions = clues.flatMap((clue) => {
      const left = fitting(clues.filter((other) => other !== clue)).filter((value) => value !== answer);
      const nearest = [...left].sort((a, b) => Math.abs(a - answer) - Math.abs(b - answer))[0];
      return nearest === undefined
        ? []
        : [misconception(`${clue.id}-passed-over`, titles[clue.id], integerKey(nearest), messages[clue.id])];
    });
    const near = misconceptions.flatMap((one) => (one.answer.kind === 'integer' ? one.answer.values.map(Number) : []));
    const listed = rng.shuffle([...new Set([answer, ...near, ...rng.sample(twoDigits, 6)])].slice(0, 7));
    const opening = rng.pick(openings.slice(0, answer >= 55 && answer <= 90 ? undefined : -1));
    const stem: readonly Block[] = [
      form === 'compare'
        ? p`فقط یکی از این عددها با همهٔ نشانه‌ها جور است: ${listed.map((value) => persianNumber(value)).join('، ')}`
        : p`${opening(name)}`,
      ...clues.map(({ words }) => paragraph(words)),
      ...(form === 'find-mistake'
        ? [p`${child(rng)} عدد ${near[0] ?? 0} را گفت، ولی با یکی از نشانه‌ها جور نیست.`]
        : []),
      p`آن عدد چیست؟`,
    ];
    if (form === 'find-mistake' && near.length === 0) return null;
    const [first, ...rest] = [...clues].sort((a, b) => fitting([a]).length - fitting([b]).length);
    if (first === undefined) return null;
    const kept = fitting([first], form === 'compare' ? listed : twoDigits);
    return {
      form,
      stem,
      ...integerAnswer(answer),
      misconceptions,
      hints: [
        hint(p`عددی می‌خواهیم که همهٔ نشانه‌ها با آن جور باشد. عددهایی را که جور نیستند، یکی‌یکی کنار می‌گذاریم.`),
        hint(p`از نشانه‌ای شروع کن که عددهای کمتری با آن جور است:`, paragraph(first.words)),
        hint(p`عددهایی را که با این نشانه جورند بنویس. بعد با نشانه‌های دیگر، آن‌ها را خط بزن تا یکی بماند.`),
      ],
      solution: [
        step(
          paragraph(first.words),
          kept.length <= 12
            ? p`پس این عددها می‌مانند: ${kept.map((value) => persianNumber(value)).join('، ')}`
            : p`با این نشانه ${kept.length} عدد می‌ماند.`,
        ),
        ...rest.map((clue, index) => {
          const left = fitting([first, ...rest.slice(0, index + 1)], form === 'compare' ? listed : twoDigits);
          return step(
            paragraph(clue.words),
            left.length <= 12
              ? p`پس ${left.length === 1 ? 'فقط این عدد می‌ماند' : 'این عددها می‌مانند'}: ${left.map((value) => persianNumber(value)).join('، ')}`
              : p`با این نشانه ${left.length} عدد می‌ماند.`,
          );
        }),
      ],
    };
  },
});
