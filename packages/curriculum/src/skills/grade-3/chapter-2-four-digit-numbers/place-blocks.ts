import {
  blocksInPlaces,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { digitsOf, fourDigits, fromDigits } from './question-parts/four-digit-numbers.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'compare'],
  3: ['figure', 'story', 'compare'],
  4: ['compare', 'story'],
};

function blocks(value: number): Figure {
  const [thousands = 0, hundreds = 0, tens = 0, ones = 0] = digitsOf(value);
  return {
    t: 'place-blocks',
    description: `${persianNumber(thousands)} مکعب هزارتایی، ${persianNumber(hundreds)} صفحهٔ صدتایی، ${persianNumber(tens)} میلهٔ ده‌تایی و ${persianNumber(ones)} مکعب یکی`,
    thousands,
    hundreds,
    tens,
    ones,
  };
}

export const placeBlocks = defineSkill({
  id: 'g3-place-blocks',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [blocksInPlaces],
  revision: 5,
  make: (rng, level) => {
    const value = fourDigits(rng, { zeros: level === 1 ? 0 : level === 4 ? 2 : rng.int(0, 1) });
    const digits = digitsOf(value);
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const extra = rng.pick([
      { word: 'هزارتایی', placeValue: 1000, place: 0 },
      { word: 'صدتایی', placeValue: 100, place: 1 },
      { word: 'ده‌تایی', placeValue: 10, place: 2 },
      { word: 'یکی', placeValue: 1, place: 3 },
    ]);
    // The added block must find room in its own place: nothing is to be regrouped.
    if (form === 'compare' && (digits[extra.place] ?? 9) > 8) return null;
    const answer = form === 'compare' ? value + extra.placeValue : value;
    const [thousands = 0, hundreds = 0, tens = 0, ones = 0] = digitsOf(answer);

    const stem = () => {
      switch (form) {
        case 'story':
          return [p`${name} با بسته‌ها عددی ساخته است. عدد او چند است؟`];
        case 'compare':
          return [
            p`${name} ${extra.place === 3 ? 'یک مکعب' : 'یک بستهٔ'} ${extra.word} دیگر هم به این بسته‌ها اضافه می‌کند. عدد او چند می‌شود؟`,
          ];
        default:
          return [p`این بسته‌ها چه عددی را نشان می‌دهند؟`];
      }
    };

    return {
      form,
      stem: stem(),
      figure: blocks(value),
      ...integerAnswer(answer),
      misconceptions: [
        ...(form === 'compare'
          ? [
              misconception(
                'block-not-added',
                'بستهٔ اضافه‌شده را حساب نکرده',
                integerKey(value),
                line`بسته‌ای که اضافه شد یادت نرود.`,
              ),
            ]
          : []),
        misconception(
          'all-blocks-as-ones',
          'همهٔ بسته‌ها را یکی‌یکی شمرده',
          integerKey(thousands + hundreds + tens + ones),
          line`همهٔ بسته‌ها یک اندازه نیستند. هر کدام چند تا یکی دارد؟`,
        ),
        misconception(
          'empty-place-left-out',
          'برای خانهٔ خالی صفر نگذاشته',
          integerKey(fromDigits(digitsOf(answer).filter((digit) => digit > 0))),
          line`اگر از بسته‌ای چیزی نیست، در خانه‌اش صفر بگذار.`,
        ),
        misconception(
          'hundreds-and-tens-swapped',
          'رقم صدتایی‌ها و ده‌تایی‌ها را جابه‌جا نوشته',
          integerKey(fromDigits([thousands, tens, hundreds, ones])),
          line`هر صفحه صدتایی است و هر میله ده‌تایی. رقم هر کدام را در خانهٔ خودش بنویس.`,
        ),
        misconception(
          'tens-and-ones-swapped',
          'رقم ده‌تایی‌ها و یکی‌ها را جابه‌جا نوشته',
          integerKey(fromDigits([thousands, hundreds, ones, tens])),
          line`هر میله ده‌تایی است و هر مکعب کوچک یکی. رقم هر کدام را در خانهٔ خودش بنویس.`,
        ),
      ],
      hints: [
        hint(p`هر مکعب بزرگ هزار تا، هر صفحه صد تا، هر میله ده تا و هر مکعب کوچک یکی است.`),
        hint(p`اول مکعب‌های بزرگ را بشمار و در هزارگان بنویس. بعد صفحه‌ها، میله‌ها و مکعب‌های کوچک را بشمار.`),
      ],
      solution: [
        step(p`بسته‌ها را می‌شماریم: ${thousands} هزارتایی، ${hundreds} صدتایی، ${tens} ده‌تایی و ${ones} یکی.`),
        step(
          p`ارزش آن‌ها را با هم جمع می‌کنیم.`,
          display(row(thousands * 1000, '+', hundreds * 100, '+', tens * 10, '+', ones, '=', answer)),
        ),
      ],
    };
  },
});
