import {
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  num,
  numberInPlaces,
  p,
  persianNumber,
  type QuestionVariant,
  step,
} from '../../../authoring/index.ts';
import { fromDigits } from './question-parts/four-digit-numbers.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['story', 'find-mistake', 'bare'],
  4: ['find-mistake', 'story', 'bare'],
};

const cardStories = [
  'این چهار کارت را دارد',
  'این چهار رقم را روی تخته نوشت',
  'از کیسه این چهار رقم را بیرون آورد',
  'با چهار مهرهٔ رقم‌دار بازی می‌کند',
  'این چهار برچسب رقم را خرید',
  'چهار بار چرخ رقم‌ها را چرخاند و این‌ها آمد',
];

/** Digits so that no number begins with zero; the zero takes the second place of the smallest. */
function smallest(sorted: readonly number[]): number {
  const first = sorted.find((digit) => digit > 0) ?? 0;
  return fromDigits([first, ...sorted.filter((digit) => digit !== first)]);
}

export const digitsLargestSmallest = defineSkill({
  id: 'g3-digits-largest-smallest',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [numberInPlaces],
  revision: 7,
  make: (rng, level) => {
    const withZero = level >= 3;
    const others = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], withZero ? 3 : 4);
    const digits = rng.shuffle(withZero ? [...others, 0] : others);
    const rising = [...digits].sort((a, b) => a - b);
    const falling = [...rising].reverse();
    const wantsLargest = level < 3 ? rng.chance(1, 2) : rng.chance(1, 3);
    const [large, small] = [fromDigits(falling), smallest(rising)];
    const answer = wantsLargest ? large : small;
    const word = wantsLargest ? 'بزرگ‌ترین' : 'کوچک‌ترین';
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const list = digits.map((digit) => persianNumber(digit)).join('، ');
    const asGiven = fromDigits(digits);
    const leadingZero = fromDigits(rising);
    const lastSwapped = fromDigits(
      [...String(answer)]
        .map(Number)
        .flatMap((digit, index, all) => (index < 2 ? [digit] : [all[index === 2 ? 3 : 2] ?? 0])),
    );

    const stem = () => {
      switch (form) {
        case 'story':
          return [
            p`${name} ${rng.pick(cardStories)}: ${list}.`,
            p`${word} عدد چهار رقمی که با هر چهار رقم، هر کدام یک بار، می‌سازد چند است؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} با رقم‌های ${list} می‌خواست ${word} عدد چهار رقمی را بسازد و این را نوشت:`,
            display(num(lastSwapped)),
            p`ولی می‌شود عدد ${wantsLargest ? 'بزرگ‌تری' : 'کوچک‌تری'} هم ساخت. ${word} عدد را بنویس؛ هر رقم یک بار به کار می‌رود.`,
          ];
        default:
          return [p`با رقم‌های ${list} ${word} عدد چهار رقمی را بنویس. هر رقم یک بار به کار می‌رود.`];
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
          integerKey(wantsLargest ? small : large),
          line`سؤال را دوباره بخوان: ${word} عدد را می‌خواهیم.`,
        ),
        // Where the largest is asked, a zero in front is the other end as well.
        ...(wantsLargest
          ? []
          : [
              misconception(
                'leading-zero',
                'صفر را اول عدد گذاشته یا به کار نبرده',
                integerKey(leadingZero),
                line`اگر صفر اول بنشیند یا جا بماند، عدد دیگر چهار رقمی نیست.`,
              ),
            ]),
        misconception(
          'last-two-swapped',
          'دو رقم آخر را جابه‌جا گذاشته',
          integerKey(lastSwapped),
          line`هزارگان و صدگان خوب است؛ دهگان و یکان را دوباره ببین.`,
        ),
        misconception(
          'as-given',
          'رقم‌ها را به همان ترتیب داده‌شده نوشته',
          integerKey(asGiven),
          line`رقم‌ها را خودت مرتب کن؛ ترتیبی که داده شده مهم نیست.`,
        ),
      ],
      hints: [
        hint(p`رقمی که در هزارگان می‌نشیند از همه مهم‌تر است، بعد صدگان، بعد دهگان و بعد یکان.`),
        hint(
          wantsLargest
            ? p`پس اول بزرگ‌ترین رقم را بگذار، بعد رقم کوچک‌تر از آن را، و همین‌طور تا آخر.`
            : !withZero
              ? p`پس اول کوچک‌ترین رقم را بگذار، بعد رقم بزرگ‌تر از آن را، و همین‌طور تا آخر.`
              : p`پس اول کوچک‌ترین رقم را بگذار، ولی یادت باشد که عدد چهار رقمی با صفر شروع نمی‌شود.`,
        ),
      ],
      solution: [
        step(
          p`رقم‌ها را مرتب می‌کنیم: ${(wantsLargest ? falling : rising).map((digit) => persianNumber(digit)).join('، ')}.`,
        ),
        step(
          withZero && !wantsLargest
            ? p`صفر نمی‌تواند اول بنشیند؛ پس کوچک‌ترین رقم غیر صفر را در هزارگان و صفر را در صدگان می‌گذاریم.`
            : p`به همین ترتیب از هزارگان تا یکان می‌نویسیم تا ${word} عدد به دست بیاید.`,
          display(num(answer)),
        ),
      ],
    };
  },
});
