import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  hint,
  type Inline,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
  step,
  text,
} from '../../../authoring/index.ts';

type Unit = 'میلی‌متر' | 'سانتی‌متر' | 'متر' | 'کیلومتر';

const unitOrder: readonly Unit[] = ['میلی‌متر', 'سانتی‌متر', 'متر', 'کیلومتر'];

/** Something measured, with its usual unit and what it roughly measures in it. */
interface Measured {
  readonly statement: (rng: Rng) => string;
  readonly unit: Unit;
  readonly sizes: readonly number[];
}

const measured: readonly Measured[] = [
  { statement: () => 'ضخامت یک سکه', unit: 'میلی‌متر', sizes: [2] },
  { statement: () => 'طول یک مورچه', unit: 'میلی‌متر', sizes: [4, 5, 6] },
  { statement: () => 'ضخامت ناخن', unit: 'میلی‌متر', sizes: [1] },
  { statement: () => 'طول یک دانهٔ برنج', unit: 'میلی‌متر', sizes: [6, 7, 8] },
  { statement: () => 'قطر نوک مداد رنگی', unit: 'میلی‌متر', sizes: [3, 4] },
  { statement: () => 'ضخامت شیشهٔ پنجره', unit: 'میلی‌متر', sizes: [4, 5, 6] },
  { statement: (rng) => `طول مداد ${child(rng)}`, unit: 'سانتی‌متر', sizes: [15, 16, 17, 18] },
  { statement: (rng) => `عرض جلد کتاب ریاضی ${child(rng)}`, unit: 'سانتی‌متر', sizes: [20, 21, 22] },
  { statement: (rng) => `طول کفش ${child(rng)}`, unit: 'سانتی‌متر', sizes: [21, 22, 23, 24] },
  { statement: () => 'بلندی یک لیوان', unit: 'سانتی‌متر', sizes: [10, 11, 12, 13] },
  { statement: () => 'طول یک قاشق غذاخوری', unit: 'سانتی‌متر', sizes: [18, 19, 20] },
  { statement: () => 'طول یک موز', unit: 'سانتی‌متر', sizes: [17, 18, 19, 20] },
  { statement: () => 'طول یک تخت خواب', unit: 'متر', sizes: [2] },
  { statement: (rng) => `طول کلاس ${child(rng)}`, unit: 'متر', sizes: [7, 8, 9] },
  { statement: () => 'بلندی یک ساختمان ده‌طبقه', unit: 'متر', sizes: [30, 32, 35] },
  { statement: () => 'طول زمین والیبال', unit: 'متر', sizes: [18] },
  { statement: () => 'طول یک اتوبوس', unit: 'متر', sizes: [11, 12] },
  { statement: () => 'بلندی درخت چنار یک خیابان', unit: 'متر', sizes: [15, 18, 20] },
  { statement: () => 'راه یک سفر طولانی با قطار', unit: 'کیلومتر', sizes: [600, 700, 800] },
  { statement: () => 'راهی که اتوبوس بین‌شهری در یک ساعت می‌رود', unit: 'کیلومتر', sizes: [70, 75, 80] },
  { statement: () => 'طول یک رودخانهٔ بزرگ', unit: 'کیلومتر', sizes: [400, 600, 800] },
  { statement: () => 'طول یک آزادراه', unit: 'کیلومتر', sizes: [120, 150, 200] },
  { statement: () => 'فاصلهٔ دو روستای همسایه', unit: 'کیلومتر', sizes: [6, 8, 9, 12] },
  { statement: () => 'راهی که یک هواپیما در یک ساعت می‌رود', unit: 'کیلومتر', sizes: [750, 800, 850] },
];

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['compare', 'story', 'find-mistake'],
  4: ['compare', 'compare', 'find-mistake'],
};

const names: Readonly<Record<Unit, readonly [id: string, title: string]>> = {
  میلی‌متر: ['millimetre-taken', 'میلی‌متر را برای اندازهٔ بزرگ‌تر گرفته'],
  سانتی‌متر: ['centimetre-taken', 'سانتی‌متر را بی‌جا انتخاب کرده'],
  متر: ['metre-taken', 'متر را بی‌جا انتخاب کرده'],
  کیلومتر: ['kilometre-taken', 'کیلومتر را برای اندازهٔ کوچک‌تر گرفته'],
};

const picture: Readonly<Record<Unit, string>> = {
  میلی‌متر: 'ضخامت یک کارت',
  سانتی‌متر: 'پهنای یک انگشت',
  متر: 'یک قدم بلند آدم بزرگ',
  کیلومتر: 'ده تا پانزده دقیقه پیاده‌روی',
};

function message(taken: Unit, right: Unit): readonly Inline[] {
  return unitOrder.indexOf(taken) < unitOrder.indexOf(right)
    ? line`این واحد برای این اندازه خیلی کوچک است. یک ${taken} تقریباً به اندازهٔ ${picture[taken]} است.`
    : line`این واحد برای این اندازه خیلی بزرگ است. یک ${taken} تقریباً به اندازهٔ ${picture[taken]} است.`;
}

export const lengthUnitChoice = defineSkill({
  id: 'g4-length-unit-choice',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 4,
  make: (rng, level) => {
    const { statement, unit, sizes } = rng.pick(measured);
    const thing = statement(rng);
    const size = rng.pick(sizes);
    const form = rng.pick(formsOf[level]);
    const asMeasure = form === 'compare';
    const others = rng.shuffle(unitOrder.filter((each) => each !== unit));
    const [shown] = form === 'find-mistake' ? others : [];
    const option = (each: Unit) => ({ value: each, content: asMeasure ? line`${size} ${each}` : [text(each)] });
    const spec = choiceAnswer(rng, {
      layout: 'list',
      right: option(unit),
      wrong: others
        .filter((each) => each !== shown)
        .map((each) => ({ ...option(each), id: names[each][0], title: names[each][1], message: message(each, unit) })),
    });
    if (spec === null) return null;
    const name = child(rng);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${name} می‌خواهد اندازهٔ «${thing}» را بنویسد.`, p`کدام واحد برای این اندازه مناسب‌تر است؟`];
        case 'find-mistake':
          return [
            p`${name} نوشته است که «${thing}» ${size} ${shown ?? unit} است، ولی واحد را اشتباه نوشته است.`,
            p`کدام واحد درست است؟`,
          ];
        case 'compare':
          return [p`کدام اندازه برای «${thing}» درست‌تر است؟`];
        default:
          return [p`برای اندازه گرفتن «${thing}» کدام واحد مناسب‌تر است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...spec,
      hints: [
        hint(p`این چیز را در ذهنت تصور کن: خیلی کوچک است، در دست جا می‌شود، به اندازهٔ یک اتاق است یا خیلی دور؟`),
        hint(
          p`یک سانتی‌متر تقریباً پهنای یک انگشت است، یک متر تقریباً یک قدم بلند، و یک کیلومتر ده تا پانزده دقیقه پیاده‌روی.`,
        ),
      ],
      solution: [
        step(p`یک ${unit} تقریباً به اندازهٔ ${picture[unit]} است.`),
        asMeasure
          ? step(p`پس اندازهٔ درست برای «${thing}» این است: ${size} ${unit}`)
          : step(p`پس واحد مناسب برای «${thing}» این است: ${unit}`),
      ],
    };
  },
});
