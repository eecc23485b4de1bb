import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  type Misconception,
  misconception,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  rowsAndColumns,
  step,
} from '../../../authoring/index.ts';
import { arrayMisconceptions, productSteps } from '../../../authoring/whole-numbers/products.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake', 'compare'],
  4: ['compare', 'story', 'find-mistake'],
};
const rangeOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 5], 2: [2, 8], 3: [3, 9], 4: [5, 9] };

/** Things that are in rows and columns. */
const arrays = [
  { place: 'روی دیوار آشپزخانه', thing: 'کاشی', verb: 'چسبانده شده است' },
  { place: 'در حیاط مدرسه', thing: 'گلدان', verb: 'چیده شده است' },
  { place: 'در سالن جشن', thing: 'صندلی', verb: 'چیده شده است' },
  { place: 'در باغ', thing: 'درخت سیب', verb: 'کاشته شده است' },
  { place: 'در قفسهٔ داروخانه', thing: 'جعبهٔ دارو', verb: 'چیده شده است' },
  { place: 'روی تابلوی نمایشگاه', thing: 'نقاشی', verb: 'چسبانده شده است' },
  { place: 'در سینی قنادی', thing: 'شیرینی', verb: 'چیده شده است' },
  { place: 'روی صفحهٔ آلبوم', thing: 'تمبر', verb: 'چسبانده شده است' },
  { place: 'در مزرعه', thing: 'بوتهٔ گوجه', verb: 'کاشته شده است' },
] as const;

/** Designs on squared paper that a child may color row by row. */
const designs = ['طرح موزاییک', 'نقشهٔ فرش', 'طرح پنجره', 'کاغذ شطرنجی'] as const;
const boards = ['تختهٔ شکلات', 'صفحهٔ کاغذ شطرنجی', 'پنجرهٔ رنگی', 'فرش کوچک', 'موزاییک'] as const;

/** A row, or one thing in each row, too many or too few, where nothing is seen that could be counted. */
function rowsOfStory(rows: number, columns: number): readonly Misconception[] {
  const product = rows * columns;
  const ofRows = line`ببین چند ردیف هست و یک بار دیگر حساب کن.`;
  const inRow = line`ببین در هر ردیف چندتاست و یک بار دیگر حساب کن.`;
  const turned = arrayMisconceptions(rows, columns).filter(({ id }) => id === 'turned-digits');
  // Of as many rows as things in each it cannot be said which is one less.
  if (rows === columns) {
    return [
      misconception(
        'one-row-or-thing-short',
        'یک ردیف کمتر، یا در هر ردیف یکی کمتر حساب کرده',
        integerKey(product - columns),
        line`ببین چند ردیف هست و در هر ردیف چندتاست.`,
      ),
      ...turned,
    ];
  }
  return [
    misconception('one-row-short', 'یک ردیف کمتر حساب کرده', integerKey(product - columns), ofRows),
    misconception('one-row-over', 'یک ردیف بیشتر حساب کرده', integerKey(product + columns), ofRows),
    misconception('one-less-in-each-row', 'در هر ردیف یکی کمتر حساب کرده', integerKey(product - rows), inRow),
    misconception('one-more-in-each-row', 'در هر ردیف یکی بیشتر حساب کرده', integerKey(product + rows), inRow),
    ...turned,
  ];
}

export const multArray = defineSkill({
  id: 'g3-mult-array',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [rowsAndColumns],
  revision: 13,
  make: (rng, level) => {
    const rows = rng.int(...rangeOf[level]);
    const columns = rng.int(...rangeOf[level]);
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const board = rng.pick(boards);
    const said = `${persianNumber(rows)} ردیف و ${persianNumber(columns)} ستون`;

    if (form === 'compare') {
      const colored = rng.int(1, rows - 2);
      const empty = rows - colored;
      return {
        form,
        stem: [
          p`${name} این ${rng.pick(designs)} را ردیف به ردیف رنگ می‌کند. بعضی از ردیف‌ها را رنگ کرده و بقیه مانده است.`,
          p`چند خانه هنوز رنگ نشده است؟`,
        ],
        figure: {
          t: 'area' as const,
          description: `مستطیلی با ${said} که ${persianNumber(colored)} ردیف بالای آن رنگ شده است`,
          rows,
          columns,
          shadedRows: colored,
          shadedColumns: 0,
        },
        ...integerAnswer(empty * columns, { unit: 'خانه' }),
        misconceptions: [
          misconception(
            'counted-coloured',
            'خانه‌های رنگ‌شده را حساب کرده',
            integerKey(colored * columns),
            line`این‌ها خانه‌های رنگ‌شده‌اند. خانه‌هایی را می‌خواهیم که هنوز رنگ ندارند.`,
          ),
          misconception(
            'counted-all',
            'همهٔ خانه‌ها را حساب کرده',
            integerKey(rows * columns),
            line`همهٔ خانه‌ها را حساب کردی. ردیف‌های رنگ‌شده را کنار بگذار.`,
          ),
          misconception(
            'coloured-rows-taken-from-squares',
            'تعداد ردیف‌های رنگ‌شده را از تعداد همهٔ خانه‌ها کم کرده',
            integerKey(rows * columns - colored),
            line`هر ردیف رنگ‌شده چند خانه دارد؟ همهٔ آن خانه‌ها را کنار بگذار.`,
          ),
          ...arrayMisconceptions(empty, columns),
          ...(rows === columns
            ? []
            : [
                misconception(
                  'rows-for-columns',
                  'تعداد همهٔ ردیف‌ها را به جای تعداد خانه‌های یک ردیف گرفته',
                  integerKey(empty * rows),
                  line`در یک ردیف چند خانه هست؟ خانه‌های همان ردیف را بشمار.`,
                ),
              ]),
        ],
        hints: [
          hint(p`فقط به ردیف‌هایی نگاه می‌کنیم که هنوز رنگ نشده‌اند.`),
          hint(p`چند ردیف بی‌رنگ هست؟ در هر ردیف چند خانه است؟`),
          hint(p`تعداد ردیف‌های بی‌رنگ را در تعداد خانه‌های یک ردیف ضرب کن.`),
        ],
        solution: [
          step(
            p`از ${rows} ردیف، ${colored} ردیف رنگ شده است؛ بقیه را می‌شماریم.`,
            display(row(rows, '−', colored, '=', empty)),
          ),
          ...productSteps(empty, columns),
        ],
      };
    }

    const inFigure = form !== 'story';
    // Twice two is two and two: who adds would be right, where nothing is seen that could be counted.
    if (!inFigure && rows === 2 && columns === 2) return null;
    const array = rng.pick(arrays);
    const wrong = rng.pick([rows + columns, 2 * (rows + columns) - 4, rows * columns - columns]);
    if (wrong === rows * columns) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            p`${array.place} ${rows} ردیف ${array.thing} ${array.verb} و هر ردیف ${columns} ${array.thing} دارد.`,
            p`روی هم چند ${array.thing} هست؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} خانه‌های این ${board} را ${wrong} تا حساب کرده، ولی اشتباهی پیش آمده است.`,
            p`این ${board} چند خانه دارد؟`,
          ];
        default:
          return [p`این ${board} چند خانه دارد؟ با ضرب پیدا کن.`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(inFigure
        ? {
            figure: {
              t: 'area' as const,
              description: `مستطیلی خانه‌خانه با ${said}`,
              rows,
              columns,
              shadedRows: rows,
              shadedColumns: 0,
            },
          }
        : {}),
      ...integerAnswer(rows * columns, { unit: inFigure ? 'خانه' : array.thing }),
      misconceptions: [
        ...arrayMisconceptions(rows, columns).slice(0, 1),
        // Of three rows of three, only the one in the middle is left out; in a story nobody counts along an edge.
        ...(inFigure && rows * columns > 9
          ? [
              misconception(
                'border-counted',
                'فقط دور تا دور را شمرده',
                integerKey(2 * (rows + columns) - 4),
                line`فقط دور تا دور را شمردی. داخل آن هم پر است.`,
              ),
              misconception(
                'four-sides-added',
                'تعداد چهار طرف را با هم جمع کرده',
                integerKey(2 * (rows + columns)),
                line`فقط چهار طرف را جمع کردی. داخل آن هم پر است.`,
              ),
            ]
          : []),
        ...(inFigure ? arrayMisconceptions(rows, columns).slice(1) : rowsOfStory(rows, columns)),
      ],
      hints: [
        hint(p`می‌خواهیم تعداد همه را بدانیم. ردیف‌ها با هم مساوی‌اند؛ پس لازم نیست یکی‌یکی بشماریم.`),
        hint(
          inFigure
            ? p`ردیف‌ها را بشمار. بعد خانه‌های یک ردیف را بشمار.`
            : p`هر ردیف یک دسته است. چند دسته داریم؟ در هر دسته چندتاست؟`,
        ),
        hint(p`${rows} ردیف ${columns}تایی داریم.`, display(row(rows, '×', columns, '=', blank()))),
      ],
      solution: productSteps(rows, columns),
    };
  },
});
