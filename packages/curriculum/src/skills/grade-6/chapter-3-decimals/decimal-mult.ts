import {
  child,
  Decimal,
  decimalAnswer,
  decimalKey,
  decimalWith,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  misconception,
  p,
  type QuestionVariant,
  row,
  step,
  strips,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};
const placesOf: Readonly<Record<Level, readonly (readonly [number, number])[]>> = {
  1: [[1, 0]],
  2: [
    [1, 1],
    [2, 0],
  ],
  3: [
    [2, 1],
    [1, 2],
  ],
  4: [
    [2, 2],
    [3, 1],
  ],
};

export const decimalMult = defineSkill({
  id: 'g6-decimal-mult',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 10,
  make: (rng, level) => {
    const [placesA, placesB] = rng.pick(placesOf[level]);
    const a = decimalWith(rng, placesA, level === 1 ? [0, 9] : [0, placesA > 2 ? 3 : 12]);
    const b = decimalWith(rng, placesB, placesB === 0 ? [2, 9] : [0, 6]);
    const answer = a.times(b);
    // A zero that vanishes at the end would hide the rule of counting places.
    if (answer.places !== a.places + b.places) return null;
    const places = answer.places;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const cutShort: Decimal = answer.shift(Math.min(a.places, b.places) || a.places);
    const isOneOff = cutShort.equals(answer.shift(1));
    const wordProblems = [
      ...(a.places === 1 && a.compare(Decimal.of(5)) >= 0
        ? [
            () => [
              p`هر متر ${rng.pick(strips)} ${a} هزار تومان است و ${name} ${b} متر می‌خرد.`,
              p`چند هزار تومان باید بدهد؟`,
            ],
          ]
        : []),
      () => [p`طول یک نوار پارچهٔ مستطیلی ${a} متر و عرض آن ${b} متر است.`, p`مساحت نوار چند متر مربع است؟`],
      () => [p`در هر ساعت ${a} لیتر آب از یک شیر چکه می‌کند.`, p`در ${b} ساعت چند لیتر آب هدر می‌رود؟`],
      () => [p`جرم هر سانتی‌متر مکعب از یک ماده ${a} گرم است.`, p`جرم ${b} سانتی‌متر مکعب از آن چند گرم است؟`],
      () => [p`${name} هر روز ${a} کیلومتر می‌دود و برنامهٔ این هفته ${b} برابر آن است.`, p`این هفته چند کیلومتر می‌دود؟`],
      () => [p`یک خودرو در هر کیلومتر ${a} گرم دود تولید می‌کند.`, p`در ${b} کیلومتر چند گرم دود تولید می‌کند؟`],
    ];
    const stem = () => {
      switch (form) {
        case 'story':
          return rng.pick(wordProblems)();
        case 'find-mistake':
          return [
            p`${name} این‌طور ضرب کرده است:`,
            display(row(a, '×', b, '=', cutShort)),
            p`ولی جای ممیز درست نیست. جواب درست چند است؟`,
          ];
        default:
          return [p`حاصل ضرب را بنویس.`, display(row(a, '×', b, '='))];
      }
    };
    return {
      form,
      stem: stem(),
      ...decimalAnswer(answer),
      misconceptions: [
        misconception(
          isOneOff ? 'places-of-one-factor-or-one-off' : 'places-of-one-factor',
          isOneOff
            ? 'فقط رقم‌های اعشاری یکی از عددها را شمرده، یا ممیز را یک رقم جلوتر گذاشته'
            : 'فقط رقم‌های اعشاری یکی از عددها را شمرده',
          decimalKey(cutShort),
          line`رقم‌های بعد از ممیزِ هر دو عدد را بشمار و با هم جمع کن.`,
        ),
        misconception(
          'mark-forgotten',
          'ممیز نگذاشته',
          decimalKey(answer.shift(places)),
          line`ممیز را فراموش کرده‌ای. حاصل باید چند رقم اعشار داشته باشد؟`,
        ),
        // Where a zero at the end is left out, who left it out too early has as many places as the count says.
        answer.places < places
          ? misconception(
              'zero-left-out-or-one-place-too-many',
              'ممیز را یک رقم اشتباه گذاشته یا صفر آخر حاصل را زود کنار گذاشته',
              decimalKey(answer.shift(-1)),
              line`ضربِ بدون ممیز را با همهٔ صفرهای آخرش بنویس و بعد ممیز را بگذار.`,
            )
          : misconception(
              'one-place-too-many',
              'ممیز را یک رقم اشتباه گذاشته',
              decimalKey(answer.shift(-1)),
              line`رقم‌های بعد از ممیز را یک بار دیگر بشمار.`,
            ),
        misconception(
          'added-instead',
          'به جای ضرب، جمع کرده',
          decimalKey(a.plus(b)),
          line`اینجا باید ضرب کنی، نه جمع.`,
        ),
      ],
      hints: [
        hint(p`اول ممیزها را کنار بگذار و دو عدد طبیعی را در هم ضرب کن.`, display(row(a.units, '×', b.units))),
        hint(p`بعد ببین دو عدد روی هم چند رقم بعد از ممیز دارند. حاصل باید همان تعداد رقم اعشار داشته باشد.`),
      ],
      solution: [
        step(p`بدون ممیز ضرب می‌کنیم.`, display(row(a.units, '×', b.units, '=', answer.units))),
        step(
          p`دو عدد روی هم ${places} رقم اعشار دارند؛ پس ${places} رقم از سمت راست جدا می‌کنیم.`,
          display(row(a, '×', b, '=', answer)),
        ),
      ],
    };
  },
});
