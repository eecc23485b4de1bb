import {
  type Block,
  child,
  choiceAnswer,
  Decimal,
  defineSkill,
  display,
  hint,
  type Inline,
  type Level,
  line,
  math,
  num,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';

/** A tool with labeled marks `apart` and so many equal parts between two of them, in its own unit. */
interface Tool {
  readonly name: string;
  /** The last number on it. */
  readonly most: number;
  readonly unit: string;
  readonly apart: Decimal;
  readonly parts: number;
  /** What it measures, for stories. */
  readonly measures: string;
  /** Whether nobody writes numbers so close on it, nor marks tenths of its unit. */
  readonly isCoarse?: boolean;
  /** Whether its numbers are never more than one unit apart. */
  readonly isFine?: boolean;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['story', 'find-mistake', 'reverse'],
};

const tools: readonly Omit<Tool, 'apart' | 'parts'>[] = [
  { name: 'خط‌کش', most: 50, unit: 'سانتی‌متر', measures: 'طول یک مداد' },
  { name: 'متر نواری', most: 50, unit: 'متر', measures: 'طول یک اتاق', isFine: true },
  { name: 'ترازو', most: 100, unit: 'کیلوگرم', measures: 'وزن یک بسته' },
  { name: 'پیمانه', most: 20, unit: 'لیتر', measures: 'مقدار شیر' },
  { name: 'دماسنج', most: 50, unit: 'درجه', measures: 'دمای اتاق' },
  { name: 'بنزین‌سنج', most: 60, unit: 'لیتر', measures: 'مقدار بنزین باک', isCoarse: true },
  { name: 'زمان‌سنج', most: 60, unit: 'ثانیه', measures: 'زمان دویدن' },
  { name: 'سرعت‌سنج', most: 200, unit: 'کیلومتر در ساعت', measures: 'سرعت یک خودرو', isCoarse: true },
];

const partsOf: Readonly<Record<Level, readonly number[]>> = {
  1: [10, 5],
  2: [10, 5, 4, 2],
  3: [10, 5, 4, 20],
  4: [20, 25, 8, 5],
};
const apartOf: Readonly<Record<Level, readonly number[]>> = {
  1: [1, 10],
  2: [1, 10, 5, 2],
  3: [1, 10, 2, 5],
  4: [1, 2, 5, 10],
};

/** A tool whose smallest part is an exact decimal. */
function draw(rng: Rng, level: Level): (Tool & { readonly smallest: Decimal }) | null {
  const tool = rng.pick(tools);
  const apart = Decimal.of(rng.pick(apartOf[level]));
  const parts = rng.pick(partsOf[level]);
  const smallest = Decimal.fromRational(apart.toRational().over(Decimal.of(parts).toRational()));
  if (smallest === null || smallest.places > 2 || smallest.compare(Decimal.of(1)) > 0) return null;
  if (tool.isFine === true && apart.compare(Decimal.of(1)) > 0) return null;
  if (tool.isCoarse === true && (apart.compare(Decimal.of(5)) < 0 || smallest.compare(Decimal.of(5, 1)) < 0))
    return null;
  return { ...tool, apart, parts, smallest };
}

export const measurePrecision = defineSkill({
  id: 'g6-measure-precision',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 7,
  make: (rng, level) => {
    const tool = draw(rng, level);
    if (tool === null) return null;
    const { name, unit, apart, parts, smallest, measures, most } = tool;
    const form = rng.pick(formsOf[level]);
    const start = Decimal.of(rng.int(0, Math.floor(most / Number(apart.toString())) - 1)).times(apart);
    const end = start.plus(apart);
    const value = (each: Decimal): { value: string; content: readonly Inline[] } => ({
      value: each.toString(),
      content: line`${math(num(each))} ${unit}`,
    });
    const asTenths = Decimal.of(parts, parts < 10 ? 1 : 2);
    const spec = choiceAnswer(
      rng,
      {
        layout: 'list',
        everyCause: true,
        right: value(smallest),
        wrong: [
          {
            ...value(apart),
            id: 'labelled-step-taken',
            title: 'فاصلهٔ دو عدد نوشته‌شده را دقت ابزار گرفته',
            message: line`بین دو عدد نوشته‌شده قسمت‌های کوچک‌تری هم هست. هر قسمت چقدر است؟`,
          },
          {
            ...value(asTenths),
            id: 'number-of-parts-as-decimal',
            title: 'تعداد قسمت‌ها را به صورت اعشاری نوشته',
            message: line`تعداد قسمت‌ها اندازهٔ هر قسمت نیست. فاصلهٔ دو عدد را بر تعداد قسمت‌ها تقسیم کن.`,
          },
          {
            ...value(Decimal.of(parts)),
            id: 'number-of-parts-written',
            title: 'تعداد قسمت‌ها را نوشته',
            message: line`این تعداد قسمت‌هاست. اندازهٔ یک قسمت را می‌خواهیم.`,
          },
          {
            ...value(Decimal.of(1, 1)),
            id: 'tenth-by-habit',
            title: 'یک دهم را انتخاب کرده، شاید از روی عادت',
            message: line`هر ابزاری به ده قسمت تقسیم نشده است. قسمت‌های این ابزار را بشمار.`,
          },
          // With numbers one apart that is the tenth above.
          ...(apart.equals(Decimal.of(1))
            ? []
            : [
                {
                  ...value(apart.shift(-1)),
                  id: 'ten-parts-by-habit',
                  title: 'فاصلهٔ دو عدد را بر ده تقسیم کرده، شاید از روی عادت',
                  message: line`فاصلهٔ دو عدد همیشه ده قسمت نیست. ببین اینجا چند قسمت است.`,
                },
              ]),
          {
            ...value(smallest.shift(-1)),
            id: 'one-place-off',
            title: 'جای ممیز را یک رقم اشتباه گذاشته',
            message: line`چند تا از این قسمت‌ها باید روی هم فاصلهٔ دو عدد نوشته‌شده را بسازد؟ امتحان کن.`,
          },
        ],
      },
      4,
    );
    if (spec === null) return null;
    const described = p`روی ${form === 'story' ? 'این' : 'یک'} ${name}، بین عددهای ${start} و ${end} ${unit} ${parts} قسمت مساوی هست و بقیهٔ آن هم همین‌طور است.`;
    const ask = p`اندازه‌گیری با این ${name} با تقریب کمتر از چه مقداری است؟`;
    const person = child(rng);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${person} ${measures} را با یک ${name} اندازه می‌گیرد.`, described, ask];
        case 'find-mistake':
          return [
            described,
            p`${person} می‌گوید دقت این ${name} ${rng.chance(1, 2) ? apart : Decimal.of(parts)} ${unit} است، ولی درست نیست.`,
            ask,
          ];
        case 'reverse':
          return [
            p`می‌خواهیم یک ${name} بسازیم. فاصلهٔ دو عدد پشت سر هم روی آن ${apart} ${unit} است و هر فاصله به ${parts} قسمت مساوی تقسیم می‌شود.`,
            p`این ${name} با تقریب کمتر از چه مقداری اندازه می‌گیرد؟`,
          ];
        default:
          return [described, ask];
      }
    };
    return {
      form,
      stem: stem(),
      ...spec,
      hints: [
        hint(p`دقت یک ابزار، اندازهٔ کوچک‌ترین قسمت آن است؛ کوچک‌تر از آن را نمی‌شود با آن خواند.`),
        hint(p`ببین بین دو عدد پشت سر هم چقدر فاصله هست و آن فاصله چند قسمت شده است.`),
        hint(p`فاصله را بر تعداد قسمت‌ها تقسیم کن.`),
      ],
      solution: [
        step(p`فاصلهٔ دو عدد پشت سر هم ${apart} ${unit} است و ${parts} قسمت مساوی دارد.`),
        step(
          p`پس هر قسمت این‌قدر است و اندازه‌گیری با تقریب کمتر از ${smallest} ${unit} است.`,
          display(row(num(apart), '÷', parts, '=', num(smallest))),
        ),
      ],
    };
  },
});
