import {
  type Block,
  child,
  defineSkill,
  display,
  ezafe,
  type Figure,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  math,
  misconception,
  num,
  onTable,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  step,
  tableInputs,
  tableOfRule,
} from '../../../authoring/index.ts';

/** A pattern of figures whose count is `each` × number + `fixed`. */
interface FigurePattern {
  readonly each: number;
  readonly fixed: number;
  /** What is counted, singular. */
  readonly piece: string;
  /** How the figures are made. */
  readonly statement: string;
}

const matchsticks = (statement: string, each: number, fixed: number): FigurePattern => ({
  statement,
  piece: 'چوب‌کبریت',
  each,
  fixed,
});

const patterns: readonly FigurePattern[] = [
  matchsticks(
    'با چوب‌کبریت، مثلث‌های به‌هم‌چسبیده را در یک ردیف می‌سازیم. شکل اول یک مثلث است و هر شکل یک مثلث بیشتر دارد.',
    2,
    1,
  ),
  matchsticks(
    'با چوب‌کبریت، مربع‌های به‌هم‌چسبیده را در یک ردیف می‌سازیم. شکل اول یک مربع است و هر شکل یک مربع بیشتر دارد.',
    3,
    1,
  ),
  matchsticks(
    'با چوب‌کبریت، پنج‌ضلعی‌های به‌هم‌چسبیده را در یک ردیف می‌سازیم. شکل اول یک پنج‌ضلعی است و هر شکل یکی بیشتر دارد.',
    4,
    1,
  ),
  matchsticks(
    'با چوب‌کبریت، شش‌ضلعی‌های به‌هم‌چسبیده را در یک ردیف می‌سازیم. شکل اول یک شش‌ضلعی است و هر شکل یکی بیشتر دارد.',
    5,
    1,
  ),
  matchsticks('با چوب‌کبریت، مثلث‌های جدا از هم می‌سازیم. شکل اول یک مثلث است و هر شکل یک مثلث بیشتر دارد.', 3, 0),
  matchsticks('با چوب‌کبریت، مربع‌های جدا از هم می‌سازیم. شکل اول یک مربع است و هر شکل یک مربع بیشتر دارد.', 4, 0),
  {
    statement:
      'میزهای کلاس را پشت سر هم می‌چسبانیم. شکل اول یک میز است و هر شکل یک میز بیشتر دارد. در هر طرفِ هر میز یک صندلی و در هر سر ردیف هم یک صندلی می‌گذاریم.',
    piece: 'صندلی',
    each: 2,
    fixed: 2,
  },
  {
    statement:
      'میزهای غذاخوری را پشت سر هم می‌چسبانیم. شکل اول یک میز است و هر شکل یک میز بیشتر دارد. در هر طرفِ هر میز دو صندلی و در هر سر ردیف یک صندلی می‌گذاریم.',
    piece: 'صندلی',
    each: 4,
    fixed: 2,
  },
  {
    statement:
      'با کاشی طرحی مثل علامت جمع می‌سازیم: یک کاشی در وسط و چهار بازو. در شکل اول هر بازو یک کاشی دارد و در هر شکل، هر بازو یک کاشی بلندتر می‌شود.',
    piece: 'کاشی',
    each: 4,
    fixed: 1,
  },
  {
    statement:
      'با مکعب طرحی می‌سازیم که یک مکعب در گوشه و دو بازو دارد. در شکل اول هر بازو یک مکعب دارد و در هر شکل، هر بازو یک مکعب بلندتر می‌شود.',
    piece: 'مکعب',
    each: 2,
    fixed: 1,
  },
  {
    statement:
      'با مهره ستاره‌ای می‌سازیم که سه مهره در وسط و پنج پر دارد. در شکل اول هر پر یک مهره دارد و در هر شکل به هر پر یک مهره اضافه می‌شود.',
    piece: 'مهره',
    each: 5,
    fixed: 3,
  },
  {
    statement:
      'با مهره گلی می‌سازیم که سه مهره در وسط و چهار گلبرگ دارد. در شکل اول هر گلبرگ یک مهره دارد و در هر شکل به هر گلبرگ یک مهره اضافه می‌شود.',
    piece: 'مهره',
    each: 4,
    fixed: 3,
  },
  {
    statement:
      'قطاری می‌کشیم که جلوی آن لوکوموتیوی با چهار چرخ است. شکل اول یک واگن دارد و هر شکل یک واگن بیشتر؛ هر واگن هم چهار چرخ دارد.',
    piece: 'چرخ',
    each: 4,
    fixed: 4,
  },
  {
    statement:
      'با کاشی برجی می‌سازیم که پایهٔ آن دو کاشی دارد. شکل اول یک ردیف سه‌تایی روی پایه دارد و هر شکل یک ردیف سه‌تایی بیشتر دارد.',
    piece: 'کاشی',
    each: 3,
    fixed: 2,
  },
];

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'story', 'find-mistake'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake', 'reverse'],
  4: ['story', 'find-mistake', 'reverse', 'reverse'],
};
const askedOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [6, 11], 2: [6, 12], 3: [9, 20], 4: [12, 20] };
const shown = 4;

function count({ each, fixed }: FigurePattern, at: number): number {
  return each * at + fixed;
}

function table(pattern: FigurePattern, at: number, isReverse: boolean): Figure {
  const first = Array.from({ length: shown }, (_, index) => index + 1);
  const last = isReverse
    ? [
        { t: 'text' as const, text: '؟' },
        { t: 'math' as const, math: num(count(pattern, at)) },
      ]
    : [
        { t: 'math' as const, math: num(at) },
        { t: 'text' as const, text: '؟' },
      ];
  const statement = first.map((each) => persianNumber(count(pattern, each))).join('، ');
  return {
    t: 'table',
    description: `جدولی با دو ستون؛ شمارهٔ شکل‌های ۱ تا ${persianNumber(shown)} و تعداد ${ezafe(pattern.piece)} هر کدام، به ترتیب ${statement}. در ردیف آخر یکی از دو خانه علامت سؤال دارد`,
    columns: ['شمارهٔ شکل', `تعداد ${pattern.piece}`],
    rows: [
      ...first.map((each) => [
        { t: 'math' as const, math: num(each) },
        { t: 'math' as const, math: num(count(pattern, each)) },
      ]),
      last,
    ],
  };
}

function drawPattern(rng: Rng, level: Level): FigurePattern {
  return rng.pick(level === 1 ? patterns.filter(({ each }) => each <= 4) : patterns);
}

export const patternFigureTable = defineSkill({
  id: 'g4-pattern-figure-table',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    tableOfRule((rng, level) => {
      const times = rng.int(2, level < 3 ? 6 : 12);
      const more = rng.int(0, 9);
      // Who leaves it out would come to the row before.
      if (more === times) return null;
      return {
        times,
        more,
        inputs: tableInputs(rng, level < 3 ? 12 : 30),
        columns: ['شمارهٔ شکل', 'تعداد مهره'],
        stem: [p`در این الگو، از هر شکل به شکل بعدی همیشه یک مقدار اضافه می‌شود.`],
        description: 'جدول شمارهٔ شکل و تعداد مهره‌های آن',
      };
    }),
  ],
  pictures: [onTable],
  revision: 16,
  make: (rng, level) => {
    const pattern = drawPattern(rng, level);
    const { each, fixed, piece, statement } = pattern;
    const at = rng.int(...askedOf[level]);
    const form = rng.pick(formsOf[level]);
    const isReverse = form === 'reverse';
    const total = count(pattern, at);
    const answer = isReverse ? at : total;
    const name = child(rng);
    const doubled = count(pattern, shown) * (at / shown);
    // A story shows three figures, the table four.
    const seen = form === 'story' ? 3 : shown;
    const stepped = count(pattern, seen) + (at - seen);
    const wrong = Number.isInteger(doubled) && doubled !== total ? doubled : stepped;
    const list = [1, 2, 3].map((index) => persianNumber(count(pattern, index)));
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            p`${statement}`,
            p`برای شکل‌های اول تا سوم ${list[0] ?? ''}، ${list[1] ?? ''} و ${list[2] ?? ''} ${piece} لازم است.`,
            p`برای شکل شمارهٔ ${at} چند ${piece} لازم است؟`,
          ];
        case 'find-mistake':
          return [
            p`${statement}`,
            p`${name} می‌گوید برای شکل شمارهٔ ${at} به ${wrong} ${piece} نیاز داریم، ولی درست نیست.`,
            p`با کمک جدول بگو چند ${piece} لازم است.`,
          ];
        case 'reverse':
          return [p`${statement}`, p`شکل شمارهٔ چند درست ${total} ${piece} دارد؟`];
        default:
          return [p`${statement}`, p`جدول را ببین. شکل شمارهٔ ${at} چند ${piece} دارد؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'story' ? {} : { figure: table(pattern, at, isReverse) }),
      ...integerAnswer(answer, isReverse ? {} : { unit: piece }),
      misconceptions: isReverse
        ? [
            ...(total % each === 0
              ? [
                  misconception(
                    'fixed-part-not-taken-away',
                    'مقدار ثابت را کم نکرده و تقسیم کرده',
                    integerKey(total / each),
                    line`چند ${piece} در همهٔ شکل‌ها ثابت می‌ماند؟ اول آن‌ها را کنار بگذار.`,
                  ),
                ]
              : []),
            misconception(
              'multiplied-in-place-of-divided',
              'به جای برگشتن، تعداد را مثل شمارهٔ شکل حساب کرده',
              integerKey(each * total + fixed),
              line`این بار تعداد را داریم و شماره را می‌خواهیم. شماره از تعداد کوچک‌تر است یا بزرگ‌تر؟`,
            ),
            misconception(
              'counted-one-more',
              'شمارهٔ شکل را یکی بیشتر گرفته',
              integerKey(at + 1),
              line`نزدیک شده‌ای. جوابت را با ساختن تعداد از روی شماره امتحان کن.`,
            ),
            misconception(
              'counted-one-less',
              'شمارهٔ شکل را یکی کمتر گرفته',
              integerKey(at - 1),
              line`نزدیک شده‌ای. جوابت را با ساختن تعداد از روی شماره امتحان کن.`,
            ),
          ]
        : [
            misconception(
              'fixed-part-forgotten',
              'فقط شماره را ضرب کرده و مقدار ثابت را اضافه نکرده',
              integerKey(each * at),
              line`ضرب را درست انجام داده‌ای. امتحان کن: برای شکل اول هم همین راه به تعداد درست می‌رسد؟`,
            ),
            ...(form !== 'story' && at % shown === 0
              ? [
                  misconception(
                    'proportional',
                    'عدد شکل چهارم را چند برابر کرده',
                    integerKey(doubled),
                    line`وقتی شمارهٔ شکل چند برابر می‌شود، تعداد درست همان چند برابر نمی‌شود. ببین در هر شکل چند تا اضافه می‌شود.`,
                  ),
                ]
              : []),
            // As many steps as are added each time come to the next figure.
            ...(at - seen === each
              ? []
              : [
                  misconception(
                    'one-more-each-time',
                    'برای هر شکل فقط یکی اضافه کرده',
                    integerKey(stepped),
                    line`ببین از هر شکل به شکل بعدی چند ${piece} اضافه می‌شود.`,
                  ),
                ]),
            misconception(
              'first-figure-taken-whole',
              'از شکل اول به تعداد شماره جلو رفته، یا یک شکل بیشتر حساب کرده',
              integerKey(count(pattern, 1) + each * at),
              line`از شکل اول تا این شکل چند گام است؟ یک گام کمتر از شمارهٔ شکل.`,
            ),
            misconception(
              'one-figure-short',
              'یک شکل کمتر حساب کرده',
              integerKey(total - each),
              line`نزدیک شده‌ای. شمارهٔ شکل را یک بار دیگر ببین.`,
            ),
          ],
      hints: [
        isReverse
          ? hint(p`تعداد ${piece} را داریم و شمارهٔ شکل را می‌خواهیم. اول ببین از هر شکل به شکل بعدی چند تا اضافه می‌شود.`)
          : hint(p`لازم نیست همهٔ شکل‌ها را بکشی. اول ببین از هر شکل به شکل بعدی چند ${piece} اضافه می‌شود.`),
        hint(
          p`افزایش هر بار ${each} تاست. حالا شمارهٔ شکل را در ${each} ضرب کن و ببین به تعدادی که داریم می‌رسی یا نه؛ مثلاً برای شکل ۱.`,
        ),
        isReverse
          ? hint(p`راه را برعکس برو: اگر مقدار ثابتی هست آن را کم کن، بعد بر ${each} تقسیم کن.`)
          : hint(p`اگر حاصل ضرب با تعدادی که داریم فرق داشت، همان فرق را برای همهٔ شکل‌ها حساب کن.`),
      ],
      solution: [
        step(p`از هر شکل به شکل بعدی ${each} ${piece} اضافه می‌شود؛ پس شمارهٔ شکل را در ${each} ضرب می‌کنیم.`),
        fixed === 0
          ? step(
              p`برای شکل ۱ همین ضرب به تعداد درست می‌رسد؛ پس چیز دیگری اضافه نمی‌شود.`,
              display(row(each, '×', 1, '=', each)),
            )
          : step(
              p`برای شکل ۱ باید به ${count(pattern, 1)} برسیم؛ پس همیشه ${fixed} تا هم اضافه می‌کنیم.`,
              display(row(each, '×', 1, '+', fixed, '=', each + fixed)),
            ),
        ...(isReverse
          ? [
              step(
                fixed === 0
                  ? p`راه را برعکس می‌رویم و ${total} را بر ${each} تقسیم می‌کنیم.`
                  : p`راه را برعکس می‌رویم: ${math(row(total, '−', fixed, '=', total - fixed))} و بعد بر ${each} تقسیم می‌کنیم.`,
                display(row(total - fixed, '÷', each, '=', at)),
              ),
            ]
          : [
              step(
                p`برای شکل شمارهٔ ${at}:`,
                display(fixed === 0 ? row(each, '×', at, '=', total) : row(each, '×', at, '+', fixed, '=', total)),
              ),
            ]),
      ],
    };
  },
});
