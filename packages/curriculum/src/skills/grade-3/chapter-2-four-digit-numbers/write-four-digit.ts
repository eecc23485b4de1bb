import {
  child,
  defineSkill,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  numberInPlaces,
  numberWords,
  p,
  type QuestionVariant,
  step,
} from '../../../authoring/index.ts';
import { digitsOf, fourDigits, fromDigits } from './question-parts/four-digit-numbers.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};

const zerosOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [0, 0], 2: [0, 1], 3: [1, 1], 4: [1, 2] };

const sayings = (name: string, words: string) => [
  `گویندهٔ ورزشگاه گفت: امروز «${words}» نفر آمده‌اند.`,
  `${name} در کتابی خواند که فاصلهٔ دو شهر دور از هم «${words}» کیلومتر است.`,
  `رانندهٔ کامیون گفت بارش «${words}» کیلوگرم است.`,
  `راهنمای موزه گفت این ظرف «${words}» سال دارد.`,
  `معلم ورزش گفت ${name} این هفته «${words}» متر دویده است.`,
  `کتابدار گفت در کتابخانه «${words}» جلد کتاب هست.`,
  `باغبان گفت امسال «${words}» نهال کاشته‌اند.`,
];

/** What a child writes who puts down each heard part as it is: «دو هزار و پانصد» as 2000500; «هجده» is one part. */
function asHeard(digits: readonly number[]): number {
  const [thousands = 0, hundreds = 0, tens = 0, ones = 0] = digits;
  const parts = [thousands * 1000, hundreds * 100, ...(tens === 1 ? [10 + ones] : [tens * 10, ones])];
  return Number(parts.filter((part) => part > 0).join(''));
}

export const writeFourDigit = defineSkill({
  id: 'g3-write-four-digit',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [numberInPlaces],
  revision: 5,
  make: (rng, level) => {
    const value = fourDigits(rng, { zeros: rng.int(...zerosOf[level]) });
    const digits = digitsOf(value);
    const words = numberWords(value);
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    // Zeros left out: «دو هزار و شش» as 26.
    const dropped = fromDigits(digits.filter((digit) => digit !== 0));
    const swapped = fromDigits([digits[0] ?? 0, digits[2] ?? 0, digits[1] ?? 0, digits[3] ?? 0]);
    const lastSwapped = fromDigits([digits[0] ?? 0, digits[1] ?? 0, digits[3] ?? 0, digits[2] ?? 0]);
    const shownMisconception = [dropped, swapped, lastSwapped].find((each) => each !== value);
    if (form === 'find-mistake' && shownMisconception === undefined) return null;

    const stem = () => {
      switch (form) {
        case 'story':
          return [p`${rng.pick(sayings(name, words))}`, p`این عدد را با رقم بنویس.`];
        case 'find-mistake':
          return [
            p`${name} عدد «${words}» را ${shownMisconception ?? 0} نوشته است، ولی درست نیست.`,
            p`تو آن را درست بنویس.`,
          ];
        default:
          return [p`این عدد را با رقم بنویس: «${words}»`];
      }
    };

    return {
      form,
      stem: stem(),
      ...integerAnswer(value),
      misconceptions: [
        misconception(
          'zeros-left-out',
          'صفرهای عدد را ننوشته',
          integerKey(dropped),
          line`عدد چهار رقم دارد. اگر از خانه‌ای اسمی نیامده، در آن صفر بگذار.`,
        ),
        misconception(
          'written-as-heard',
          'هر قسمت را همان‌طور که شنیده پشت سر هم نوشته',
          integerKey(asHeard(digits)),
          line`قسمت‌های عدد را جداجدا ننویس؛ هر رقم فقط در خانهٔ خودش می‌نشیند.`,
        ),
        misconception(
          'hundreds-and-tens-swapped',
          'صدگان و دهگان را جابه‌جا نوشته',
          integerKey(swapped),
          line`جای صدگان و دهگان را دوباره نگاه کن.`,
        ),
        misconception(
          'tens-and-ones-swapped',
          'دهگان و یکان را جابه‌جا نوشته',
          integerKey(lastSwapped),
          line`جای دهگان و یکان را دوباره نگاه کن.`,
        ),
      ],
      hints: [
        hint(p`چهار خانه داریم: هزارگان، صدگان، دهگان و یکان. برای هر خانه یک رقم لازم است.`),
        hint(
          p`قسمت اول این عدد «${numberWords((digits[0] ?? 0) * 1000)}» است؛ پس اول رقم هزارگان را بنویس.${digits.includes(0) ? ' اگر اسمی از خانه‌ای نبود، صفر بگذار.' : ''}`,
        ),
      ],
      solution: [
        step(
          p`رقم‌ها را از چپ می‌نویسیم: هزارگان ${digits[0] ?? 0}، صدگان ${digits[1] ?? 0}، دهگان ${digits[2] ?? 0} و یکان ${digits[3] ?? 0}.`,
        ),
        step(
          digits.includes(0)
            ? p`در خانه‌ای که اسمی از آن نیامده صفر می‌گذاریم. عدد ${value} می‌شود.`
            : p`رقم‌ها کنار هم عدد ${value} را می‌سازند.`,
        ),
      ],
    };
  },
});
