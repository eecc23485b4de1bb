import {
  broughtDown,
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  decimalWith,
  defineSkill,
  display,
  goods,
  hint,
  type Level,
  line,
  liquids,
  misconception,
  num,
  p,
  partsMistaken,
  type QuestionVariant,
  rightAligned,
  row,
  step,
  strips,
  writtenInColumns,
} from '../../../authoring/index.ts';

/** Cheese is in no sack, and nobody has saffron by the sack. */
const sacked = goods.filter((name) => name !== 'پنیر' && name !== 'زعفران');

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'reverse'],
  3: ['bare', 'story', 'reverse'],
  4: ['story', 'reverse', 'find-mistake'],
};
const placesOf: Readonly<Record<Level, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [1, 2],
    [2, 1],
    [2, 2],
  ],
  3: [
    [2, 1],
    [1, 3],
    [3, 2],
    [0, 2],
  ],
  4: [
    [3, 1],
    [0, 3],
    [1, 3],
  ],
};

export const decimalAddSub = defineSkill({
  id: 'g6-decimal-addsub',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [writtenInColumns],
  revision: 13,
  make: (rng, level) => {
    const [placesA, placesB] = rng.pick(placesOf[level]);
    const a = decimalWith(rng, placesA, level === 1 ? [1, 9] : [2, 48]);
    const b = decimalWith(rng, placesB, level === 1 ? [0, 8] : [0, 37]);
    const plus = rng.chance(1, 2);
    if (!plus && a.compare(b) <= 0) return null;
    const result = plus ? a.plus(b) : a.minus(b);
    const sign = plus ? '+' : '−';
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    // What is asked back: the first number from the result and the second.
    const reverse = form === 'reverse';
    const answer = reverse ? a : result;
    const wrong = rightAligned(a, b, sign);
    if (form === 'find-mistake' && wrong.equals(result)) return null;

    const wordProblems = plus
      ? [
          () => [p`${name} ${a} متر ${rng.pick(strips)} داشت و ${b} متر دیگر خرید.`, p`حالا چند متر دارد؟`],
          () => [
            p`یک کیسه ${a} کیلوگرم ${rng.pick(sacked)} دارد و کیسهٔ دیگر ${b} کیلوگرم.`,
            p`هر دو کیسه روی هم چند کیلوگرم است؟`,
          ],
          () => [
            p`در یک ظرف ${a} لیتر ${rng.pick(liquids)} بود و ${b} لیتر دیگر در آن ریختیم.`,
            p`حالا چند لیتر در ظرف است؟`,
          ],
          () => [p`${name} صبح ${a} کیلومتر و عصر ${b} کیلومتر رکاب زد.`, p`روی هم چند کیلومتر رکاب زد؟`],
        ]
      : [
          () => [p`${name} ${a} متر ${rng.pick(strips)} داشت و ${b} متر آن را برید.`, p`چند متر مانده است؟`],
          () => [
            p`در یک ظرف ${a} لیتر ${rng.pick(liquids)} بود و ${b} لیتر آن مصرف شد.`,
            p`چند لیتر در ظرف مانده است؟`,
          ],
          () => [
            p`یک گونی ${a} کیلوگرم ${rng.pick(sacked)} داشت و ${b} کیلوگرم آن فروخته شد.`,
            p`چند کیلوگرم مانده است؟`,
          ],
          // Nobody throws less than a few meters, and millimeters are not measured there.
          ...(result.compare(Decimal.of(5)) >= 0 && a.places < 3 && b.places < 3
            ? [
                () => [
                  p`${name} توپ را ${a} متر پرتاب کرد و دوستش ${b} متر کمتر.`,
                  p`دوست ${name} توپ را چند متر پرتاب کرده است؟`,
                ],
              ]
            : []),
        ];
    const stem = () => {
      switch (form) {
        case 'story':
          return rng.pick(wordProblems)();
        case 'reverse':
          return [
            plus
              ? p`${name} به عددی ${b} اضافه کرد و ${result} به دست آورد.`
              : p`${name} از عددی ${b} کم کرد و ${result} به دست آورد.`,
            p`آن عدد چه بود؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} این‌طور حساب کرده است:`,
            display(row(a, sign, b, '=', wrong)),
            p`ولی ممیزها را زیر هم ننوشته است. جواب درست چند است؟`,
          ];
        default:
          return [p`حاصل را بنویس.`, display(row(a, sign, b, '='))];
      }
    };
    const [first, second, back] = reverse ? [result, b, !plus] : [a, b, plus];
    const places = Math.max(first.places, second.places);
    return {
      form,
      stem: stem(),
      ...decimalAnswer(answer),
      misconceptions: [
        // Who takes away has the larger number above.
        ...(back || first.units >= second.units
          ? [
              misconception(
                'aligned-at-the-right',
                'رقم‌ها را از راست زیر هم نوشته، نه از ممیز',
                decimalKey(rightAligned(first, second, back ? '+' : '−')),
                line`ممیزها را زیر هم بنویس تا یکان زیر یکان و دهم زیر دهم بیاید.`,
              ),
            ]
          : []),
        ...partsMistaken(first, second, back ? '+' : '−'),
        ...(back ? [] : broughtDown(first, second)),
        misconception(
          'other-operation',
          'جمع و تفریق را جابه‌جا انجام داده',
          decimalKey(
            back ? (first.compare(second) > 0 ? first.minus(second) : second.minus(first)) : first.plus(second),
          ),
          line`یک بار دیگر ببین باید اضافه کنی یا کم.`,
        ),
      ],
      hints: [
        hint(
          reverse
            ? p`برای پیدا کردن عدد اول، کار را برعکس انجام بده.`
            : p`عددها را زیر هم می‌نویسیم، طوری که ممیزها زیر هم باشند.`,
        ),
        hint(
          p`اگر تعداد رقم‌های بعد از ممیز برابر نیست، با گذاشتن صفر برابرشان کن.`,
          display(row(num(first.padded(places)), back ? '+' : '−', num(second.padded(places)))),
        ),
      ],
      solution: [
        step(
          first.places === second.places
            ? p`عددها را زیر هم می‌نویسیم، طوری که ممیزها زیر هم باشند.`
            : p`تعداد رقم‌های بعد از ممیز را با گذاشتن صفر برابر می‌کنیم و ممیزها را زیر هم می‌نویسیم.`,
          display(row(num(first.padded(places)), back ? '+' : '−', num(second.padded(places)))),
        ),
        step(
          p`مانند عددهای طبیعی حساب می‌کنیم و ممیز را زیر ممیزها می‌گذاریم.`,
          display(row(first, back ? '+' : '−', second, '=', answer)),
        ),
      ],
    };
  },
});
