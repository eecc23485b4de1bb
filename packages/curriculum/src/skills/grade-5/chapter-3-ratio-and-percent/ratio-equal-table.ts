import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  gcd,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  num,
  onTable,
  p,
  persianNumber,
  type QuestionVariant,
  ratioTable,
  row,
  step,
  tableAnswer,
  tableKey,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'story', 'find-mistake'],
};

/** Two quantities that grow together: their headings, one sentence that tells why, and whether the second is believable only where it is more. */
const settings: readonly {
  readonly one: string;
  readonly other: string;
  readonly isMore?: boolean;
  readonly write: (a: number, b: number) => Block;
}[] = [
  {
    one: 'لیوان شربت',
    other: 'لیوان آب',
    isMore: true,
    write: (a: number, b: number) => p`برای درست کردن نوشیدنی، با هر ${a} لیوان شربت ${b} لیوان آب مخلوط می‌کنند.`,
  },
  { one: 'برچسب', other: 'هزار تومان', write: (a: number, b: number) => p`قیمت هر ${a} برچسب ${b} هزار تومان است.` },
  {
    one: 'پیمانهٔ برنج',
    other: 'پیمانهٔ آب',
    isMore: true,
    write: (a: number, b: number) => p`برای پختن هر ${a} پیمانه برنج ${b} پیمانه آب لازم است.`,
  },
  {
    one: 'قوطی رنگ آبی',
    other: 'قوطی رنگ زرد',
    write: (a: number, b: number) => p`برای ساختن رنگ سبز، با هر ${a} قوطی رنگ آبی ${b} قوطی رنگ زرد مخلوط می‌کنند.`,
  },
  {
    one: 'مهرهٔ قرمز',
    other: 'مهرهٔ سفید',
    write: (a: number, b: number) => p`در یک گردنبند، در کنار هر ${a} مهرهٔ قرمز ${b} مهرهٔ سفید گذاشته‌اند.`,
  },
  {
    one: 'میز',
    other: 'صندلی',
    isMore: true,
    write: (a: number, b: number) => p`در سالن مدرسه برای هر ${a} میز ${b} صندلی گذاشته‌اند.`,
  },
  {
    one: 'دقیقه',
    other: 'لیتر',
    write: (a: number, b: number) => p`از یک شیر در هر ${a} دقیقه ${b} لیتر آب بیرون می‌آید.`,
  },
  {
    one: 'سانتی‌متر روی نقشه',
    other: 'کیلومتر',
    write: (a: number, b: number) => p`در یک نقشه، هر ${a} سانتی‌متر ${b} کیلومتر را نشان می‌دهد.`,
  },
];

export const ratioEqualTable = defineSkill({
  id: 'g5-ratio-equal-table',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onTable, ratioTable],
  revision: 10,
  commonMistakes: ['columns-swapped', 'added-in-place-of-multiplied', 'times-alone-written'],
  make: (rng, level) => {
    const [a, b] = [rng.int(1, level === 1 ? 5 : 9), rng.int(2, level < 3 ? 9 : 12)];
    if (gcd(a, b) > 1 || a === b) return null;
    const count = level === 1 ? 3 : level === 2 ? 4 : 5;
    const times = rng
      .sample(
        Array.from({ length: level === 1 ? 8 : 11 }, (_, index) => index + 2),
        count - 1,
      )
      .sort((x, y) => x - y);
    const pairs = [[a, b] as const, ...times.map((k) => [a * k, b * k] as const)];
    // At level 4 the simplest pair is not given: it is found from another.
    const shownPairs = level === 4 ? pairs.slice(1) : pairs;
    const form = rng.pick(formsOf[level]);
    const blanks = level >= 3 && form !== 'find-mistake' ? 2 : 1;
    const open = rng
      .sample(
        Array.from({ length: shownPairs.length - 1 }, (_, index) => index + 1),
        blanks,
      )
      .sort((x, y) => x - y);
    const sides = open.map(() => rng.int(0, 1));
    const values = open.map((at, index) => shownPairs[at]?.[sides[index] ?? 0] ?? 0);
    const [asked = 0] = values;
    const [at = 1] = open;
    const [side = 0] = sides;
    const [ground = [a, b]] = shownPairs;
    const pair = shownPairs[at] ?? ground;
    const known = pair[1 - side] ?? 0;
    const additive = (ground[side] ?? 0) + known - (ground[1 - side] ?? 0);
    if (level === 4 && known % (ground[1 - side] ?? 1) === 0) return null;
    const setting = rng.pick(settings.filter(({ isMore }) => isMore !== true || a < b));
    const name = child(rng);
    const heads =
      form === 'story' || form === 'find-mistake' ? [setting.one, setting.other] : ['مقدار اول', 'مقدار دوم'];
    const cell = (row_: number, column: number, value: number) => {
      const index = open.indexOf(row_);
      return { t: 'math' as const, math: index >= 0 && sides[index] === column ? blank() : num(value) };
    };
    const figure: Figure = {
      t: 'table',
      description: `جدول نسبت؛ ${shownPairs
        .map((each, index) => {
          const hidden = open.indexOf(index);
          const said = each.map((value, column) =>
            hidden >= 0 && sides[hidden] === column ? 'جای خالی' : persianNumber(value),
          );
          return `${heads[0] ?? ''}: ${said[0] ?? ''}، ${heads[1] ?? ''}: ${said[1] ?? ''}`;
        })
        .join('؛ ')}`,
      columns: heads,
      rows: shownPairs.map((each, index) => [cell(index, 0, each[0]), cell(index, 1, each[1])]),
    };
    const ask = blanks === 1 ? p`در جای خالی جدول چه عددی می‌نشیند؟` : p`جاهای خالی جدول را پر کن.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return level === 4
            ? [p`در این جدول، نسبت ${setting.one} به ${setting.other} در همهٔ سطرها مساوی است.`, ask]
            : [setting.write(a, b), ask];
        case 'find-mistake':
          return [
            p`در این جدول همهٔ نسبت‌ها مساوی است. ${name} در جای خالی ${additive} نوشته است، ولی درست نیست.`,
            p`در جای خالی چه عددی باید بنشیند؟`,
          ];
        default:
          return [p`در این جدول همهٔ نسبت‌ها مساوی است.`, ask];
      }
    };
    if (form === 'find-mistake' && (additive === asked || additive <= 0)) return null;
    const others = values.slice(1);
    const keyOf = blanks === 1 ? integerKey : tableKey;
    const misconceptionAt = (id: string, title: string, first: number, message: ReturnType<typeof line>) =>
      first > 0 && Number.isSafeInteger(first) ? [misconception(id, title, keyOf(first, ...others), message)] : [];
    // A way of working shows in every blank: of the known number beside it and the two of the row above.
    const worked = (
      id: string,
      title: string,
      work: (known: number, above: number, aboveKnown: number) => number,
      message: ReturnType<typeof line>,
    ) => {
      const found = open.map((each, index) => {
        const here = sides[index] ?? 0;
        return work(shownPairs[each]?.[1 - here] ?? 0, ground[here] ?? 0, ground[1 - here] ?? 1);
      });
      return found.every((each) => each > 0 && Number.isSafeInteger(each))
        ? [misconception(id, title, keyOf(...found), message)]
        : [];
    };
    return {
      form,
      stem: stem(),
      // Where more than one number is missing, they are written into the table itself.
      ...(blanks === 1
        ? { figure, ...integerAnswer(asked) }
        : tableAnswer({
            description: figure.description,
            columns: heads,
            rows: shownPairs.map((each, index) =>
              each.map((value, column) =>
                sides[open.indexOf(index)] === column ? { asked: value } : { t: 'math', math: num(value) },
              ),
            ),
          })),
      misconceptions: [
        ...worked(
          'added-in-place-of-multiplied',
          'به جای ضرب، همان مقدار را اضافه کرده',
          // Of a row twice the first, it is the sum of the first row.
          (beside, above, aboveBeside) =>
            blanks === 1 && beside === 2 * aboveBeside ? 0 : above + beside - aboveBeside,
          line`در نسبت‌های مساوی، هر دو مقدار چند برابر می‌شوند؛ با اضافه کردنِ یک عدد، نسبت عوض می‌شود.`,
        ),
        ...misconceptionAt(
          'other-row-copied',
          'عدد سطر دیگری را نوشته',
          shownPairs[at - 1]?.[side] ?? 0,
          level === 4
            ? line`این عدد مال سطر دیگری است. نسبت دو عدد در همهٔ سطرها یکی است، نه خود عددها.`
            : line`هر سطر، چند برابرِ سطر اول است. ببین این سطر چند برابر شده است.`,
        ),
        ...misconceptionAt(
          'known-number-repeated',
          'عدد کنار جای خالی را تکرار کرده',
          known,
          line`دو مقدار هر سطر با هم برابر نیستند؛ نسبت آن‌ها باید مثل سطرهای دیگر باشد.`,
        ),
        // Not where it is the pair of the simplest ratio that is missing.
        ...worked(
          'times-alone-written',
          'فقط نوشته سطر چند برابر شده است',
          (beside, _, aboveBeside) => beside / aboveBeside,
          line`پیدا کرده‌ای سطر چند برابر شده است. حالا با همین، عددی را که خواسته شده پیدا کن.`,
        ),
        ...worked(
          'columns-swapped',
          'نسبت را برعکس به کار برده',
          (beside, above, aboveBeside) => (beside * aboveBeside) / above,
          line`ببین کدام ستون عدد کوچک‌تر دارد. در سطرِ خواسته‌شده هم باید همین‌طور باشد.`,
        ),
      ],
      hints: [
        hint(p`در همهٔ سطرها نسبتِ دو عدد یکی است.`),
        hint(
          level === 4
            ? p`اول سطری را که هر دو عددش معلوم است ساده کن تا ساده‌ترین نسبت را پیدا کنی.`
            : p`ببین عددِ معلومِ آن سطر، چند برابرِ عدد بالای همان ستون در سطر اول است.`,
        ),
        hint(p`عدد دیگر هم باید درست به همان اندازه چند برابر شود.`),
      ],
      solution: [
        step(
          p`ساده‌ترین نسبت این جدول این است.`,
          display(ground[0] === a ? frac(a, b) : row(frac(ground[0], ground[1]), '=', frac(a, b))),
        ),
        ...open.map((each, index) => {
          const [x, y] = shownPairs[each] ?? ground;
          const k = x / a;
          return step(
            p`در سطرِ ${blanks === 1 ? 'خواسته‌شده' : index === 0 ? 'جای خالی بالا' : 'جای خالی پایین'} هر دو عدد ${k} برابر شده است.`,
            display(row(frac(a, b), '=', frac(row(a, '×', k), row(b, '×', k)), '=', frac(x, y))),
          );
        }),
        step(
          p`پس ${blanks === 1 ? 'عدد جای خالی این است' : 'عددهای جای خالی این‌هاست'}: ${values.map((value) => persianNumber(value)).join('، ')}.`,
        ),
      ],
    };
  },
});
