import { misconceptionsOf, type Slip, slip, slipsFrom } from '../../../authoring/fractions/slips.ts';
import { tellOne } from '../../../authoring/fractions/stories/tale.ts';
import { type Fraction, properFractions, worth, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  fracOf,
  fractionAnswer,
  fractionKey,
  type Hint,
  hint,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionForm,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { overlaps } from './stories/overlaps.ts';

/** What is asked of the rectangle: where both colours meet, where there is none, or the fraction of the columns. */
type Wanted = 'both' | 'neither' | 'columns';

interface Rectangle {
  /** Coloured rows of all rows. */
  readonly rows: Fraction;
  /** Coloured columns of all columns. */
  readonly columns: Fraction;
  readonly wanted: Wanted;
}

const formsOf: Readonly<Record<Level, readonly QuestionForm[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['figure', 'bare', 'story', 'story'],
  3: ['figure', 'story', 'find-mistake', 'reverse'],
  4: ['figure', 'figure', 'reverse', 'find-mistake'],
};

/** Least and most parts a side. */
const parts: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 4], 2: [2, 5], 3: [3, 6], 4: [3, 6] };

/** Cells in all, where both colours meet, in rows only, in columns only, in neither. */
function cells({ rows, columns }: Rectangle) {
  const both = rows.top * columns.top;
  return {
    all: rows.bottom * columns.bottom,
    both,
    rowsOnly: rows.top * columns.bottom - both,
    columnsOnly: columns.top * rows.bottom - both,
    neither: (rows.bottom - rows.top) * (columns.bottom - columns.top),
  };
}

function answer(rectangle: Rectangle): Rational {
  const { all, both, neither } = cells(rectangle);
  return rectangle.wanted === 'columns'
    ? worth(rectangle.columns)
    : Rational.of(rectangle.wanted === 'neither' ? neither : both, all);
}

function slips(rectangle: Rectangle): readonly Slip[] {
  const { rows, columns, wanted } = rectangle;
  const { all, both, rowsOnly, columnsOnly, neither } = cells(rectangle);
  const coloured = both + rowsOnly + columnsOnly;
  const right = answer(rectangle);
  if (wanted === 'columns') {
    return slipsFrom(right, [
      slip(
        'product-written',
        'حاصل ضرب را به جای کسر گمشده نوشته',
        { top: both, bottom: all },
        line`این حاصل ضرب است. کسر گمشده می‌گوید چند ستون از همهٔ ستون‌ها رنگ شده است.`,
      ),
      slip(
        'rows-written-for-columns',
        'کسر ردیف‌ها را نوشته',
        rows,
        line`کسر ردیف‌ها را در سؤال داریم. حالا به ستون‌ها نگاه کن.`,
      ),
      slip(
        'coloured-to-uncoloured-columns',
        'ستون‌های رنگ‌شده را با رنگ‌نشده‌ها مقایسه کرده',
        { top: columns.top, bottom: columns.bottom - columns.top },
        line`مخرج، تعداد همهٔ ستون‌هاست، نه فقط ستون‌هایی که رنگ نشده‌اند.`,
      ),
    ]);
  }
  const isBoth = wanted === 'both';
  return slipsFrom(right, [
    isBoth
      ? slip(
          'all-coloured-counted',
          'همهٔ خانه‌های رنگ‌شده را شمرده',
          { top: coloured, bottom: all },
          line`فقط خانه‌هایی را بشمار که هم در ردیف رنگ‌شده هستند و هم در ستون رنگ‌شده.`,
        )
      : slip(
          'crossing-counted-for-empty',
          'خانه‌های پررنگ را به جای خانه‌های سفید شمرده',
          { top: both, bottom: all },
          line`این بار خانه‌هایی را بشمار که هیچ رنگی ندارند.`,
        ),
    slip(
      'coloured-taken-as-whole',
      'فقط خانه‌های رنگ‌شده را واحد گرفته',
      { top: isBoth ? both : neither, bottom: coloured },
      line`واحد، همهٔ مستطیل است. همهٔ خانه‌های آن را بشمار، رنگ‌شده و رنگ‌نشده.`,
    ),
    slip(
      'part-compared-with-rest',
      'قسمت خواسته‌شده را با بقیهٔ شکل مقایسه کرده',
      { top: isBoth ? both : neither, bottom: all - (isBoth ? both : neither) },
      line`مخرج، تعداد همهٔ خانه‌های مستطیل است، نه فقط خانه‌های دیگر.`,
    ),
    isBoth
      ? slip(
          'once-coloured-counted',
          'خانه‌هایی را شمرده که یک بار رنگ شده‌اند',
          { top: rowsOnly + columnsOnly, bottom: all },
          line`این خانه‌ها فقط یک بار رنگ شده‌اند. خانه‌هایی را بشمار که دو بار رنگ شده‌اند و پررنگ‌ترند.`,
        )
      : slip(
          'not-crossing-counted',
          'همهٔ خانه‌هایی را شمرده که پررنگ نیستند',
          { top: all - both, bottom: all },
          line`بعضی از این خانه‌ها یک بار رنگ شده‌اند. فقط خانه‌هایی را بشمار که هیچ رنگی ندارند.`,
        ),
    slip(
      'rows-only-seen',
      'فقط ردیف‌ها را حساب کرده',
      isBoth ? rows : { top: rows.bottom - rows.top, bottom: rows.bottom },
      line`ردیف‌ها را درست دیده‌ای؛ ستون‌ها را هم در نظر بگیر.`,
    ),
    slip(
      'denominators-added',
      'مخرج‌ها را با هم جمع کرده',
      { top: isBoth ? both : neither, bottom: rows.bottom + columns.bottom },
      line`تعداد همهٔ خانه‌ها از جمع ردیف‌ها و ستون‌ها به دست نمی‌آید؛ خانه‌ها را بشمار یا ضرب کن.`,
    ),
  ]);
}

function picture({ rows, columns }: Rectangle): Figure {
  return {
    t: 'area',
    description: `مستطیلی با ${persianNumber(rows.bottom)} ردیف و ${persianNumber(columns.bottom)} ستون برابر؛ ${persianNumber(rows.top)} ردیف بالا و ${persianNumber(columns.top)} ستون از سمت چپ رنگ شده است و جایی که ردیف‌ها و ستون‌های رنگ‌شده به هم می‌رسند پررنگ‌تر است`,
    rows: rows.bottom,
    columns: columns.bottom,
    shadedRows: rows.top,
    shadedColumns: columns.top,
  };
}

const request = 'جواب را به صورت کسر بنویس.';

function stem(rng: Rng, rectangle: Rectangle, form: QuestionForm): readonly Block[] | null {
  const { rows, columns, wanted } = rectangle;
  switch (form) {
    case 'story':
      return tellOne(rng, overlaps, { request });
    case 'bare':
      return [
        p`این شکل، یک ضرب را نشان می‌دهد: ردیف‌ها کسر اول را و ستون‌ها کسر دوم را. حاصل ضرب را از روی شکل بنویس.`,
        display(row(written(rows), '×', written(columns), '=', blank())),
      ];
    case 'reverse': {
      const { both, all } = cells(rectangle);
      return [
        p`این شکل، یک ضرب را نشان می‌دهد: ردیف‌ها کسر اول را و ستون‌ها کسر دوم را. کسر گمشده چیست؟`,
        display(row(written(rows), '×', blank(), '=', frac(both, all))),
      ];
    }
    case 'find-mistake':
      return [
        p`${child(rng)} به شکل نگاه کرد و گفت قسمتی که دو بار رنگ شده است ${rng.pick(slips(rectangle)).shown} مستطیل است. حرف او درست نیست.`,
        p`قسمتی که دو بار رنگ شده است چه کسری از مستطیل است؟`,
      ];
    default:
      return wanted === 'neither'
        ? [p`در این مستطیل، قسمتی که هیچ رنگ نشده است چه کسری از مستطیل است؟ ${request}`]
        : rng.chance(1, 2)
          ? [p`این شکل، ضرب دو کسر را نشان می‌دهد. حاصل ضرب چه کسری است؟`]
          : [p`قسمتی که دو بار رنگ شده است چه کسری از مستطیل است؟ ${request}`];
  }
}

function hints({ rows, columns, wanted }: Rectangle): readonly Hint[] {
  switch (wanted) {
    case 'columns':
      return [
        hint(p`ردیف‌های رنگ‌شده ${written(rows)} مستطیل است. کسر گمشده را ستون‌ها نشان می‌دهند.`),
        hint(p`بشمار مستطیل چند ستون دارد و چند ستون آن رنگ شده است.`),
      ];
    case 'neither':
      return [
        hint(p`دنبال خانه‌هایی هستیم که نه در ردیف‌های رنگ‌شده‌اند و نه در ستون‌های رنگ‌شده.`),
        hint(p`ببین چند ردیف رنگ نشده است و چند ستون. هر کدام را به صورت کسر بنویس.`),
        hint(
          p`این دو کسر را در هم ضرب کن. مستطیل ${rows.bottom} ردیف و ${columns.bottom} ستون دارد؛ پس تعداد همهٔ خانه‌ها این است:`,
          display(row(rows.bottom, '×', columns.bottom, '=', blank())),
        ),
      ];
    case 'both':
      return [
        hint(p`دنبال خانه‌هایی هستیم که هم در ردیف‌های رنگ‌شده‌اند و هم در ستون‌های رنگ‌شده؛ همان خانه‌های پررنگ.`),
        hint(
          p`مخرج، تعداد همهٔ خانه‌های مستطیل است. مستطیل ${rows.bottom} ردیف و ${columns.bottom} ستون دارد.`,
          display(row(rows.bottom, '×', columns.bottom, '=', blank())),
        ),
        hint(
          p`صورت، تعداد خانه‌های پررنگ است: ${rows.top} ردیف که در هر کدام ${columns.top} خانهٔ پررنگ هست.`,
          display(row(rows.top, '×', columns.top, '=', blank())),
        ),
      ];
  }
}

function solution(rectangle: Rectangle): readonly SolutionStep[] {
  const { rows, columns, wanted } = rectangle;
  const { all, both, neither } = cells(rectangle);
  if (wanted === 'columns') {
    return [
      step(
        p`مستطیل ${columns.bottom} ستون برابر دارد و ${columns.top} ستون رنگ شده است؛ پس ستون‌ها کسر دوم را نشان می‌دهند.`,
      ),
      step(
        p`با شمردن خانه‌های پررنگ امتحان می‌کنیم: ${both} خانه از ${all} خانه.`,
        display(row(written(rows), '×', written(columns), '=', frac(both, all))),
      ),
      ...closing(columns, worth(columns)),
    ];
  }
  const [up, across] =
    wanted === 'both'
      ? [rows, columns]
      : [
          { top: rows.bottom - rows.top, bottom: rows.bottom },
          { top: columns.bottom - columns.top, bottom: columns.bottom },
        ];
  const found = { top: wanted === 'both' ? both : neither, bottom: all };
  return [
    step(
      p`مستطیل ${rows.bottom} ردیف و ${columns.bottom} ستون دارد؛ پس روی هم ${all} خانهٔ برابر دارد و مخرج ${all} است.`,
      display(row(rows.bottom, '×', columns.bottom, '=', all)),
    ),
    step(
      wanted === 'both'
        ? p`خانه‌های پررنگ در ${up.top} ردیف و ${across.top} ستون هستند؛ پس صورت ${found.top} است.`
        : p`خانه‌های بی‌رنگ در ${up.top} ردیف و ${across.top} ستون هستند؛ پس صورت ${found.top} است.`,
      display(row(up.top, '×', across.top, '=', found.top)),
    ),
    step(
      p`این همان حاصل ضرب دو کسر است:`,
      display(row(written(up), '×', written(across), '=', frac(found.top, found.bottom))),
    ),
    ...closing(found, answer(rectangle)),
  ];
}

/** Ends in lowest terms when the counted fraction is not. */
function closing(found: Fraction, value: Rational): readonly SolutionStep[] {
  return value.denominator === found.bottom
    ? []
    : [step(p`این کسر ساده هم می‌شود؛ هر دو جواب درست است.`, display(row(written(found), '=', fracOf(value))))];
}

export const fractionMultArea = defineSkill({
  id: 'g5-fraction-mult-area',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const sides = properFractions(...parts[level]);
    const wanted = form === 'reverse' ? 'columns' : level === 4 && form === 'figure' ? 'neither' : 'both';
    const rectangle: Rectangle = { rows: rng.pick(sides), columns: rng.pick(sides), wanted };
    const known = slips(rectangle);
    const asked = stem(rng, rectangle, form);
    const isShown = wanted === 'columns' && worth(rectangle.rows).equals(worth(rectangle.columns));
    if (asked === null || known.length === 0 || isShown) return null;
    return {
      form,
      stem: asked,
      figure: picture(rectangle),
      ...fractionAnswer(answer(rectangle)),
      misconceptions: misconceptionsOf(known, fractionKey),
      hints: hints(rectangle),
      solution: solution(rectangle),
    };
  },
});
