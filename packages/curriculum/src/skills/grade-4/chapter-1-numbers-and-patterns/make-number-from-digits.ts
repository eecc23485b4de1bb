import {
  type Block,
  child,
  defineSkill,
  display,
  type Hint,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  num,
  numberInPlaces,
  numberOfDigits,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'compare', 'compare'],
  4: ['compare', 'compare', 'compare', 'find-mistake'],
};
const lengthOf: Readonly<Record<Level, readonly number[]>> = { 1: [5], 2: [5, 6], 3: [5, 6], 4: [6] };
const lengthWords: Readonly<Record<number, string>> = { 5: 'پنج', 6: 'شش' };

const settings = [
  'این کارت‌های رقم را روی میز دارد',
  'این رقم‌ها را روی تخته نوشت',
  'از کیسه این رقم‌ها را بیرون آورد',
  'با این مهره‌های رقم‌دار بازی می‌کند',
  'چرخ رقم‌ها را چند بار چرخاند و این‌ها آمد',
  'برای ساختن رمز یک صندوق این رقم‌ها را دارد',
] as const;

/** What can be built of the digits; no number begins with zero. */
interface Built {
  readonly largest: number;
  readonly smallest: number;
}

function built(rising: readonly number[]): Built {
  const first = rising.find((digit) => digit > 0) ?? 0;
  return {
    largest: numberOfDigits([...rising].reverse()),
    smallest: numberOfDigits([first, ...rising.filter((digit) => digit !== first)]),
  };
}

/** The nearest number on either side of a round one: the least above it and the greatest below it. */
interface Sides {
  readonly round: number;
  readonly above: number;
  readonly below: number;
}

function around(rising: readonly number[], lead: number): Sides {
  const round = lead * 10 ** (rising.length - 1);
  const low = rising.filter((digit) => digit < lead && digit > 0).at(-1) ?? 0;
  const rest = (head: number) => rising.filter((digit) => digit !== head);
  return {
    round,
    above: numberOfDigits([lead, ...rest(lead)]),
    below: numberOfDigits([low, ...rest(low).reverse()]),
  };
}

function listed(digits: readonly number[]): string {
  return digits.map((digit) => persianNumber(digit)).join('، ');
}

function nearest(rng: Rng, digits: readonly number[], rising: readonly number[], withName: boolean) {
  const [least = 0] = rising.filter((digit) => digit > 0);
  const lead = rng.pick(rising.filter((digit) => digit > least));
  const { round, above, below } = around(rising, lead);
  if (above - round === round - below) return null;
  const answer = above - round < round - below ? above : below;
  const name = child(rng);
  const stem: readonly Block[] = [
    withName
      ? p`${name} ${rng.pick(settings)}: ${listed(digits)}.`
      : p`با رقم‌های ${listed(digits)} عدد ${lengthWords[digits.length] ?? ''} رقمی می‌سازیم.`,
    p`با به کار بردن هر رقم فقط یک بار، نزدیک‌ترین عدد به ${round} را بنویس.`,
  ];
  const hints: readonly Hint[] = [
    hint(p`عددی می‌خواهیم که فاصله‌اش با ${round} از همه کمتر باشد؛ شاید کمی بزرگ‌تر باشد، شاید کمی کوچک‌تر.`),
    hint(
      p`یک بار کوچک‌ترین عددی را بساز که با ${lead} شروع می‌شود؛ این عدد از ${round} بزرگ‌تر است.`,
      p`یک بار هم بزرگ‌ترین عددی را بساز که از ${round} کوچک‌تر است.`,
    ),
    hint(p`فاصلهٔ هر دو عدد را تا ${round} پیدا کن. کدام فاصله کمتر است؟`),
  ];
  const solution: readonly SolutionStep[] = [
    step(
      p`نزدیک‌ترین عدد بزرگ‌تر با ${lead} شروع می‌شود و رقم‌های بعدی آن از کوچک به بزرگ می‌آیند:`,
      display(row(above, '−', round, '=', above - round)),
    ),
    step(p`نزدیک‌ترین عدد کوچک‌تر، بزرگ‌ترین عدد زیر ${round} است:`, display(row(round, '−', below, '=', round - below))),
    step(p`فاصلهٔ کمتر برای این عدد است:`, display(num(answer))),
  ];
  return {
    form: 'compare' as const,
    stem,
    ...integerAnswer(answer),
    misconceptions: [
      misconception(
        'other-side-nearest',
        'نزدیک‌ترین عدد طرف دیگر را نوشته',
        integerKey(answer === above ? below : above),
        line`این عدد هم نزدیک است. ببین در طرف دیگرِ عدد گرد، عدد نزدیک‌تری پیدا می‌شود؟`,
      ),
      misconception(
        'lead-then-largest',
        'بعد از رقم اول، رقم‌های بزرگ را جلوتر گذاشته',
        integerKey(numberOfDigits([lead, ...rising.filter((digit) => digit !== lead).reverse()])),
        line`این عدد تا ${round} فاصلهٔ زیادی دارد. یک بار عددی کمی بزرگ‌تر و یک بار عددی کمی کوچک‌تر از ${round} بساز.`,
      ),
      misconception(
        'largest-number',
        'بزرگ‌ترین عدد را نوشته',
        integerKey(built(rising).largest),
        line`سؤال بزرگ‌ترین عدد را نمی‌خواهد؛ عددی را می‌خواهد که نزدیک‌تر باشد.`,
      ),
      misconception(
        'smallest-number',
        'کوچک‌ترین عدد را نوشته',
        integerKey(built(rising).smallest),
        line`سؤال کوچک‌ترین عدد را نمی‌خواهد؛ عددی را می‌خواهد که نزدیک‌تر باشد.`,
      ),
    ],
    hints,
    solution,
  };
}

export const makeNumberFromDigits = defineSkill({
  id: 'g4-make-number-from-digits',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [numberInPlaces],
  revision: 10,
  make: (rng, level) => {
    const length = rng.pick(lengthOf[level]);
    const withZero = level > 1 && rng.chance(2, 3);
    const others = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], withZero ? length - 1 : length);
    const digits = rng.shuffle(withZero ? [...others, 0] : others);
    const rising = [...digits].sort((a, b) => a - b);
    const form = rng.pick(formsOf[level]);
    if (form === 'compare') return nearest(rng, digits, rising, rng.chance(1, 2));

    const { largest, smallest } = built(rising);
    const wantsLargest = rng.chance(1, 2);
    const answer = wantsLargest ? largest : smallest;
    const word = wantsLargest ? 'بزرگ‌ترین' : 'کوچک‌ترین';
    const count = lengthWords[length] ?? '';
    const name = child(rng);
    const head = String(answer).slice(0, -2);
    const lastSwapped = Number(`${head}${[...String(answer).slice(-2)].reverse().join('')}`);
    const stem = () => {
      switch (form) {
        case 'story':
          return [
            p`${name} ${rng.pick(settings)}: ${listed(digits)}.`,
            p`با به کار بردن هر رقم فقط یک بار، ${word} عدد ${count} رقمی را بنویس.`,
          ];
        case 'find-mistake':
          return [
            p`${name} با رقم‌های ${listed(digits)} می‌خواست ${word} عدد ${count} رقمی را بسازد و این را نوشت:`,
            display(num(lastSwapped)),
            p`ولی می‌شود عدد ${wantsLargest ? 'بزرگ‌تری' : 'کوچک‌تری'} هم ساخت. ${word} عدد را بنویس؛ هر رقم فقط یک بار به کار می‌رود.`,
          ];
        default:
          return [p`با رقم‌های ${listed(digits)} ${word} عدد ${count} رقمی را بنویس. هر رقم فقط یک بار به کار می‌رود.`];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer),
      misconceptions: [
        misconception(
          'other-end',
          'بزرگ‌ترین و کوچک‌ترین را با هم اشتباه گرفته',
          integerKey(wantsLargest ? smallest : largest),
          line`سؤال را دوباره بخوان: ${word} عدد را می‌خواهیم.`,
        ),
        // Where the largest is asked, a zero in front is the other end as well.
        ...(wantsLargest
          ? []
          : [
              misconception(
                'leading-zero',
                'صفر را اول عدد گذاشته یا به کار نبرده',
                integerKey(numberOfDigits(rising)),
                line`اگر صفر اول بنشیند یا جا بماند، یکی از رقم‌های عدد کم می‌شود.`,
              ),
            ]),
        misconception(
          'last-two-swapped',
          'دو رقم آخر را جابه‌جا گذاشته',
          integerKey(lastSwapped),
          line`رقم‌های اول خوب است؛ دهگان و یکان را دوباره ببین.`,
        ),
        misconception(
          'as-given',
          'رقم‌ها را به همان ترتیب داده‌شده نوشته',
          integerKey(numberOfDigits(digits)),
          line`رقم‌ها را خودت مرتب کن؛ ترتیبی که داده شده مهم نیست.`,
        ),
      ],
      hints: [
        hint(p`هر رقم فقط یک بار به کار می‌رود. رقمی که در سمت چپ می‌نشیند از همه مهم‌تر است.`),
        hint(
          wantsLargest
            ? p`در سمت چپ بزرگ‌ترین رقم را بگذار، بعد رقم کوچک‌تر از آن را.`
            : withZero
              ? p`در سمت چپ کوچک‌ترین رقم را بگذار؛ ولی عدد ${count} رقمی با صفر شروع نمی‌شود.`
              : p`در سمت چپ کوچک‌ترین رقم را بگذار، بعد رقم بزرگ‌تر از آن را.`,
        ),
        hint(p`همین‌طور تا یکان جلو برو و ببین رقمی جا نمانده باشد.`),
      ],
      solution: [
        step(p`رقم‌ها را مرتب می‌کنیم: ${listed(wantsLargest ? [...rising].reverse() : rising)}.`),
        step(
          withZero && !wantsLargest
            ? p`صفر نمی‌تواند اول بنشیند؛ پس کوچک‌ترین رقم غیر صفر را اول می‌نویسیم، صفر را بعد از آن و بقیه را به ترتیب:`
            : p`از سمت چپ به همین ترتیب می‌نویسیم:`,
          display(num(answer)),
        ),
      ],
    };
  },
});
