import {
  blank,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  type MathNode,
  misconception,
  num,
  numberInPlaces,
  p,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { digitsOf, fourDigits, fromDigits, places } from './question-parts/four-digit-numbers.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'reverse', 'story'],
  3: ['bare', 'reverse', 'story'],
  4: ['reverse', 'story', 'find-mistake'],
};

/** Parts side by side with plus signs. */
function sum(parts: readonly (number | MathNode)[]): readonly (number | MathNode | '+')[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : ['+' as const, part]));
}

/** What is counted group by group: all of it, and one of it. */
const stores = [
  { all: 'کتاب‌های کتابخانهٔ شهر', one: 'کتاب' },
  { all: 'نهال‌های یک گلخانه', one: 'نهال' },
  { all: 'مهره‌های یک کارگاه', one: 'مهره' },
  { all: 'دکمه‌های یک خیاطی', one: 'دکمه' },
  { all: 'کاشی‌های یک انبار', one: 'کاشی' },
  { all: 'بلیت‌های یک نمایش', one: 'بلیت' },
] as const;

/** «صدتایی» of 400. */
function partName(part: number): string {
  return ['یکی', 'ده‌تایی', 'صدتایی', 'هزارتایی'][String(part).length - 1] ?? '';
}

export const expandedForm = defineSkill({
  id: 'g3-expanded-form',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [numberInPlaces],
  revision: 7,
  make: (rng, level) => {
    const value = fourDigits(rng, { zeros: level < 3 ? 0 : rng.int(0, 1) });
    const digits = digitsOf(value);
    const parts = places.map(({ placeValue }, index) => (digits[index] ?? 0) * placeValue).filter((part) => part > 0);
    const form = rng.pick(formsOf[level]);
    const name = child(rng);

    if (form === 'bare') {
      const hidden = rng.int(0, parts.length - 1);
      const answer = parts[hidden] ?? 0;
      const shown = parts.map((part, index) => (index === hidden ? blank() : part));
      const digit = Number(String(answer).charAt(0));
      return {
        form,
        stem: [p`در گستردهٔ این عدد، در جای خالی چه عددی می‌نشیند؟`, display(row(value, '=', ...sum(shown)))],
        ...integerAnswer(answer),
        misconceptions: [
          misconception(
            'digit-in-place-of-value',
            'رقم را به جای ارزش آن نوشته',
            integerKey(digit),
            line`در گستردهٔ عدد، ارزش هر رقم را می‌نویسیم، نه خود رقم را.`,
          ),
          misconception(
            'one-place-too-high',
            'ارزش را یک خانه بزرگ‌تر گرفته',
            integerKey(answer * 10),
            line`ببین این رقم در کدام خانه نشسته است.`,
          ),
          ...wholeMisconceptions([
            'one-place-too-low',
            'ارزش را یک خانه کوچک‌تر گرفته',
            answer / 10,
            line`ببین چند رقم سمت راست این رقم هست.`,
          ]),
          misconception(
            'whole-number',
            'خود عدد را نوشته',
            integerKey(value),
            line`قسمت‌های دیگر نوشته شده‌اند؛ فقط همان قسمتی را بنویس که نیست.`,
          ),
        ],
        hints: [
          hint(p`وقتی عدد را گسترده می‌نویسیم، ارزش هر رقم را جدا می‌نویسیم.`),
          hint(p`قسمت‌هایی را که نوشته شده با رقم‌های عدد مقایسه کن. ارزش کدام رقم نوشته نشده است؟`),
        ],
        solution: [
          step(p`ارزش رقم‌های عدد را یکی‌یکی می‌نویسیم.`, display(row(value, '=', ...sum(parts)))),
          step(p`قسمتی که نوشته نشده بود ${answer} است.`, display(num(answer))),
        ],
      };
    }

    const later = parts.slice(1).map((part) => `بعد ${partName(part)}`);
    const mixed = rng.shuffle(parts);
    if (mixed.every((part, index) => part === parts[index])) return null;
    const asGiven = fromDigits(mixed.map((part) => Number(String(part).charAt(0))));
    const glued = Number(mixed.join(''));
    const stuck = fromDigits(digits.filter((digit) => digit > 0));
    const swapped = fromDigits([digits[0] ?? 0, digits[1] ?? 0, digits[3] ?? 0, digits[2] ?? 0]);
    const store = rng.pick(stores);
    const stem = () => {
      switch (form) {
        case 'story':
          return [
            p`${name} ${store.all} را دسته‌دسته شمرد و تعداد هر دسته را نوشت:`,
            display(row(...sum(mixed))),
            p`روی هم چند ${store.one} شد؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} گستردهٔ عددی را به‌هم‌ریخته نوشت و گفت آن عدد ${stuck === value ? asGiven : stuck} است، ولی درست نیست.`,
            display(row(...sum(mixed))),
            p`عدد درست چند است؟`,
          ];
        default:
          return [p`این قسمت‌ها با هم چه عددی می‌سازند؟`, display(row(...sum(mixed), '=', blank()))];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(value, form === 'story' ? { unit: store.one } : {}),
      misconceptions: [
        misconception(
          'digits-as-given',
          'رقم‌ها را به همان ترتیب نوشته',
          integerKey(asGiven),
          line`ترتیب قسمت‌ها به هم ریخته است. اول هزارها را پیدا کن.`,
        ),
        misconception(
          'zero-place-left-out',
          'برای خانهٔ خالی صفر نگذاشته',
          integerKey(stuck),
          line`اگر برای خانه‌ای قسمتی نیست، در آن صفر بگذار.`,
        ),
        misconception(
          'parts-glued',
          'قسمت‌ها را کنار هم چسبانده',
          integerKey(glued),
          line`قسمت‌ها را با هم جمع کن؛ آن‌ها را پشت سر هم ننویس.`,
        ),
        // With one of the two places empty, its zero may as well have been put at the end.
        digits[2] === 0 || digits[3] === 0
          ? misconception(
              'zero-in-another-place',
              'صفر را در خانهٔ نادرست نوشته',
              integerKey(swapped),
              line`هر رقم را در خانهٔ خودش بنویس و در خانه‌ای که قسمتی ندارد صفر بگذار.`,
            )
          : misconception(
              'tens-and-ones-swapped',
              'دهگان و یکان را جابه‌جا نوشته',
              integerKey(swapped),
              line`ده‌تایی‌ها را در دهگان و یکی‌ها را در یکان بنویس.`,
            ),
      ],
      hints: [
        hint(p`هر قسمت، ارزش یکی از رقم‌هاست. ترتیب آن‌ها مهم نیست.`),
        hint(
          p`اول قسمت ${partName(parts[0] ?? 0)} را پیدا کن، ${later.slice(0, -1).join('، ')} و ${later.at(-1) ?? ''}.`,
        ),
      ],
      solution: [
        step(p`قسمت‌ها را از بزرگ به کوچک مرتب می‌کنیم.`, display(row(...sum(parts)))),
        step(p`آن‌ها را با هم جمع می‌کنیم؛ هر کدام در خانهٔ خودش می‌نشیند.`, display(row(...sum(parts), '=', value))),
      ],
    };
  },
});
