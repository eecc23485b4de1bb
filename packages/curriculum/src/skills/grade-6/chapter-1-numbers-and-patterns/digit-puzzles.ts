import {
  type Block,
  child,
  defineSkill,
  display,
  type Hint,
  hint,
  integerAnswer,
  type Level,
  line,
  num,
  numberInPlaces,
  numberOfDigits,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

/** What number is to be made: the largest or smallest, of any kind, even or odd; or the nearest to a bound. */
type Wish =
  | { readonly kind: 'end'; readonly wants: 'largest' | 'smallest'; readonly parity: 'any' | 'even' | 'odd' }
  | { readonly kind: 'near'; readonly bound: number };

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'compare'],
  4: ['story', 'find-mistake', 'compare'],
};
const countOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [5, 5], 2: [5, 6], 3: [6, 7], 4: [7, 9] };

function falling(digits: readonly number[]): number[] {
  return [...digits].sort((a, b) => b - a);
}

function without(digits: readonly number[], gone: number): number[] {
  const at = digits.indexOf(gone);
  return digits.filter((_, index) => index !== at);
}

/** The largest number of these digits. */
function largest(digits: readonly number[]): number {
  return numberOfDigits(falling(digits));
}

/** The smallest number of these digits that does not begin with zero. */
function smallest(digits: readonly number[]): number {
  const rising = falling(digits).reverse();
  const first = rising.find((digit) => digit > 0) ?? 0;
  return numberOfDigits([first, ...without(rising, first)]);
}

function ofParity(digits: readonly number[], wants: 'largest' | 'smallest', parity: 'even' | 'odd'): number | null {
  const found = digits
    .filter((digit) => digit % 2 === (parity === 'even' ? 0 : 1))
    .flatMap((last) => {
      const rest = without(digits, last);
      if (rest.every((digit) => digit === 0)) return [];
      return [(wants === 'largest' ? largest(rest) : smallest(rest)) * 10 + last];
    });
  return found.length === 0 ? null : wants === 'largest' ? Math.max(...found) : Math.min(...found);
}

/** The nearest to a bound that begins with one digit and has zeros after it. */
function nearest(digits: readonly number[], bound: number): number | null {
  const first = Number(String(bound).charAt(0));
  const below = Math.max(...digits.filter((digit) => digit < first && digit > 0), 0);
  const above = Math.min(...digits.filter((digit) => digit >= first), 10);
  const found = [
    ...(below > 0 ? [numberOfDigits([below, ...falling(without(digits, below))])] : []),
    ...(above < 10 ? [numberOfDigits([above, ...falling(without(digits, above)).reverse()])] : []),
  ];
  const [one, other] = found;
  if (one === undefined) return null;
  if (other === undefined) return one;
  const [a, b] = [Math.abs(one - bound), Math.abs(other - bound)];
  return a === b ? null : a < b ? one : other;
}

function solve(digits: readonly number[], wish: Wish): number | null {
  if (wish.kind === 'near') return nearest(digits, wish.bound);
  if (wish.parity !== 'any') return ofParity(digits, wish.wants, wish.parity);
  return wish.wants === 'largest' ? largest(digits) : smallest(digits);
}

function wishOf(rng: Rng, level: Level, form: QuestionVariant, count: number): Wish {
  if (form === 'compare') return { kind: 'near', bound: rng.int(2, 9) * 10 ** (count - 1) };
  const wants = rng.chance(1, 2) ? 'largest' : 'smallest';
  const parity =
    level === 1 ? 'any' : rng.pick(level === 2 ? (['any', 'even', 'odd'] as const) : (['even', 'odd'] as const));
  return { kind: 'end', wants, parity };
}

/** «بزرگ‌ترین عدد زوج شش رقمی». */
function named(wish: Wish, count: number): string {
  const digits = `${['', '', '', '', '', 'پنج', 'شش', 'هفت', 'هشت', 'نه'][count] ?? ''}‌رقمی`;
  if (wish.kind === 'near') return `نزدیک‌ترین عدد ${digits} به ${persianNumber(wish.bound)}`;
  const parity = wish.parity === 'any' ? '' : wish.parity === 'even' ? ' زوج' : ' فرد';
  return `${wish.wants === 'largest' ? 'بزرگ‌ترین' : 'کوچک‌ترین'} عدد${parity} ${digits}`;
}

const situations = [
  'روی میز این کارت‌های رقم‌دار هست',
  'در کیسه این مهره‌های رقم‌دار هست',
  'روی تخته این رقم‌ها نوشته شده است',
  'برای ساختن رمز یک صندوق، این رقم‌ها مانده است',
  'از یک مجلهٔ قدیمی این رقم‌ها را بریده‌ایم',
  'با آهن‌رباهای یخچال این رقم‌ها را داریم',
] as const;

function hints(wish: Wish, hasZero: boolean): readonly Hint[] {
  if (wish.kind === 'near') {
    return [
      hint(
        p`عدد خواسته‌شده می‌تواند کمی کوچک‌تر یا کمی بزرگ‌تر از ${wish.bound} باشد. هر دو را بساز و فاصله‌ها را مقایسه کن.`,
      ),
      hint(
        p`رقم اول از همه مهم‌تر است: نزدیک‌ترین رقم‌ها به رقم اول ${wish.bound} را انتخاب کن، یکی از پایین و یکی از بالا.`,
      ),
      hint(p`اگر از پایین نزدیک می‌شوی، بقیهٔ رقم‌ها را از بزرگ به کوچک بچین؛ اگر از بالا، از کوچک به بزرگ.`),
    ];
  }
  const isLargest = wish.wants === 'largest';
  const parityWord = wish.parity === 'even' ? 'زوج' : 'فرد';
  const rest = wish.parity === 'any' ? 'رقم‌ها' : 'بقیهٔ رقم‌ها';
  return [
    hint(p`رقم سمت چپ بیشترین ارزش را دارد، بعد رقم کنار آن و همین‌طور تا یکان.`),
    ...(wish.parity === 'any'
      ? []
      : [
          hint(
            p`${parityWord} بودن را فقط یکان تعیین می‌کند. ${isLargest ? `رقم‌های بزرگ را برای سمت چپ لازم داری؛ پس کوچک‌ترین رقم ${parityWord} را` : `رقم‌های کوچک را برای سمت چپ لازم داری؛ پس بزرگ‌ترین رقم ${parityWord} را`} برای یکان نگه دار.`,
          ),
        ]),
    hint(
      isLargest
        ? p`${rest} را از بزرگ به کوچک بچین.`
        : hasZero
          ? p`${rest} را از کوچک به بزرگ بچین، ولی عدد با صفر شروع نمی‌شود.`
          : p`${rest} را از کوچک به بزرگ بچین.`,
    ),
  ];
}

function solution(wish: Wish, answer: number, digits: readonly number[]): readonly SolutionStep[] {
  const list = falling(digits).map((digit) => persianNumber(digit));
  const last = answer % 10;
  const rest = wish.kind === 'end' && wish.parity === 'any' ? 'رقم‌ها' : 'بقیهٔ رقم‌ها';
  if (wish.kind === 'near') {
    const isBelow = answer < wish.bound;
    return [
      step(p`عددهای نزدیک را از دو طرف می‌سازیم: از پایین با رقم‌های بزرگ به کوچک و از بالا با رقم‌های کوچک به بزرگ.`),
      step(
        isBelow
          ? p`فاصلهٔ عدد پایینی با ${wish.bound} کمتر است؛ پس جواب این است:`
          : p`فاصلهٔ عدد بالایی با ${wish.bound} کمتر است؛ پس جواب این است:`,
        display(num(answer)),
      ),
    ];
  }
  return [
    step(
      wish.wants === 'largest'
        ? p`رقم‌ها را از بزرگ به کوچک مرتب می‌کنیم: ${list.join('، ')}.`
        : p`رقم‌ها را از کوچک به بزرگ مرتب می‌کنیم: ${[...list].reverse().join('، ')}.`,
    ),
    ...(wish.parity === 'any'
      ? []
      : [
          step(p`برای این‌که عدد ${wish.parity === 'even' ? 'زوج' : 'فرد'} باشد، رقم ${last} را برای یکان نگه می‌داریم.`),
        ]),
    step(
      wish.wants === 'largest'
        ? p`${rest} را به همین ترتیب از چپ به راست می‌نویسیم.`
        : digits.includes(0)
          ? p`عدد با صفر شروع نمی‌شود؛ کوچک‌ترین رقم غیر صفر را اول می‌گذاریم و بعد بقیه را به ترتیب.`
          : p`${rest} را به همین ترتیب از چپ به راست می‌نویسیم.`,
      display(num(answer)),
    ),
  ];
}

export const digitPuzzles = defineSkill({
  id: 'g6-digit-puzzles',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [numberInPlaces],
  revision: 5,
  make: (rng, level) => {
    const count = rng.int(...countOf[level]);
    const digits = rng.sample(level === 1 ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], count);
    const form = rng.pick(formsOf[level]);
    const wish = wishOf(rng, level, form, count);
    const answer = solve(digits, wish);
    if (answer === null) return null;
    // The smallest even number of ۰ ۲ ۳ is ۲۳۰, though the hint keeps the largest even digit for the ones.
    const keepsZero = wish.kind === 'end' && wish.wants === 'smallest' && wish.parity === 'even' && answer % 10 === 0;
    if (keepsZero && digits.some((digit) => digit > 0 && digit % 2 === 0)) return null;
    const isEnd = wish.kind === 'end';
    const other = isEnd ? solve(digits, { ...wish, wants: wish.wants === 'largest' ? 'smallest' : 'largest' }) : null;
    const plain =
      isEnd && wish.parity !== 'any' ? (wish.wants === 'largest' ? largest(digits) : smallest(digits)) : null;
    const turned =
      isEnd && wish.parity !== 'any' ? ofParity(digits, wish.wants, wish.parity === 'even' ? 'odd' : 'even') : null;
    const withZeroFirst =
      digits.includes(0) && isEnd && wish.wants === 'smallest' ? numberOfDigits(falling(digits).reverse()) : null;
    const shown = String(answer);
    const swapped = Number(`${shown.slice(0, -3)}${shown.at(-2) ?? ''}${shown.at(-3) ?? ''}${shown.at(-1) ?? ''}`);
    const near = wish.kind === 'near';
    const misconceptions = wholeMisconceptions(
      [
        'parity-forgotten',
        'زوج یا فرد بودن را در نظر نگرفته',
        plain,
        line`یکان عددت را نگاه کن: عدد همان‌طور که خواسته شده زوج یا فرد است؟`,
      ],
      ['other-parity', 'زوج و فرد را با هم اشتباه گرفته', turned, line`یک بار دیگر بخوان: عدد زوج خواسته شده یا فرد؟`],
      [
        'other-end',
        'بزرگ‌ترین و کوچک‌ترین را با هم اشتباه گرفته',
        other,
        line`یک بار دیگر بخوان: بزرگ‌ترین عدد خواسته شده یا کوچک‌ترین؟`,
      ],
      [
        'leading-zero',
        'صفر را اول عدد گذاشته یا به کار نبرده',
        withZeroFirst,
        line`صفر هم باید به کار برود، ولی نه در اول عدد؛ وگرنه تعداد رقم‌های عدد کم می‌شود.`,
      ],
      [
        'largest-for-nearest',
        'به جای نزدیک‌ترین، بزرگ‌ترین عدد را ساخته',
        near ? largest(digits) : null,
        line`نزدیک‌ترین عدد شاید بزرگ‌ترین نباشد. فاصله را با عدد داده‌شده مقایسه کن.`,
      ],
      [
        'smallest-for-nearest',
        'به جای نزدیک‌ترین، کوچک‌ترین عدد را ساخته',
        near ? smallest(digits) : null,
        line`نزدیک‌ترین عدد شاید کوچک‌ترین نباشد. فاصله را با عدد داده‌شده مقایسه کن.`,
      ],
      [
        'last-digits-swapped',
        'دو رقم نزدیک به آخر را جابه‌جا گذاشته',
        swapped,
        line`اول عدد خوب است؛ دهگان و صدگان را دوباره ببین.`,
      ],
    );
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'integer' ? each.values.map(Number) : []))
      .filter((each) => each !== answer && String(each).length === count);
    if (form === 'find-mistake' && wrong.length === 0) return null;
    const list = digits.map((digit) => persianNumber(digit)).join('، ');
    const name = child(rng);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            p`${rng.pick(situations)}: ${list}. ${name} می‌خواهد با همهٔ آن‌ها، هر کدام یک بار، ${named(wish, count)} را بسازد.`,
            p`این عدد چند است؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} با رقم‌های ${list} می‌خواست ${named(wish, count)} را بسازد و این را نوشت:`,
            display(num(rng.pick(wrong))),
            p`ولی درست نیست. ${named(wish, count)} چند است؟ هر رقم یک بار به کار می‌رود.`,
          ];
        default:
          return [p`با رقم‌های ${list}، ${named(wish, count)} را بنویس. هر رقم یک بار به کار می‌رود.`];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer),
      misconceptions,
      hints: hints(wish, digits.includes(0)),
      solution: solution(wish, answer, digits),
    };
  },
});
