import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import {
  misconceptionsOf,
  type WrittenMisconception,
  writtenMisconception,
  writtenMisconceptionsFrom,
} from '../../../authoring/fractions/written-misconceptions.ts';
import {
  type Fraction,
  fractionValue,
  properFractions,
  written,
} from '../../../authoring/fractions/written-numbers.ts';
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
  fractionsDrawn,
  type Hint,
  hint,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { overlaps } from './question-parts/colored-overlap-stories.ts';

/** What is asked of the rectangle: where both colors meet, where there is none, or the fraction of the columns. */
type Wanted = 'both' | 'neither' | 'columns';

interface Rectangle {
  /** Colored rows of all rows. */
  readonly rows: Fraction;
  /** Colored columns of all columns. */
  readonly columns: Fraction;
  readonly wanted: Wanted;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['figure', 'bare', 'story', 'story'],
  3: ['figure', 'story', 'find-mistake', 'reverse'],
  4: ['figure', 'figure', 'reverse', 'find-mistake'],
};

/** Least and most parts a side. */
const parts: Readonly<Record<Level, readonly [number, number]>> = { 1: [2, 4], 2: [2, 5], 3: [3, 6], 4: [3, 6] };

/** Cells in all, where both colors meet, in rows only, in columns only, in neither. */
function cells({ rows, columns }: Rectangle) {
  const both = rows.numerator * columns.numerator;
  return {
    all: rows.denominator * columns.denominator,
    both,
    rowsOnly: rows.numerator * columns.denominator - both,
    columnsOnly: columns.numerator * rows.denominator - both,
    neither: (rows.denominator - rows.numerator) * (columns.denominator - columns.numerator),
  };
}

function answer(rectangle: Rectangle): Rational {
  const { all, both, neither } = cells(rectangle);
  return rectangle.wanted === 'columns'
    ? fractionValue(rectangle.columns)
    : Rational.of(rectangle.wanted === 'neither' ? neither : both, all);
}

function writtenMisconceptions(rectangle: Rectangle): readonly WrittenMisconception[] {
  const { rows, columns, wanted } = rectangle;
  const { all, both, rowsOnly, columnsOnly, neither } = cells(rectangle);
  const colored = both + rowsOnly + columnsOnly;
  const right = answer(rectangle);
  if (wanted === 'columns') {
    return writtenMisconceptionsFrom(right, [
      writtenMisconception(
        'product-written',
        'حاصل ضرب را به جای کسر گمشده نوشته',
        { numerator: both, denominator: all },
        line`این حاصل ضرب است. کسر گمشده می‌گوید چند ستون از همهٔ ستون‌ها رنگ شده است.`,
      ),
      writtenMisconception(
        'rows-written-for-columns',
        'کسر ردیف‌ها را نوشته',
        rows,
        line`کسر ردیف‌ها را در سؤال داریم. حالا به ستون‌ها نگاه کن.`,
      ),
      // With as many rows, the denominator may be the one of the rows.
      columns.denominator - columns.numerator === rows.denominator
        ? null
        : writtenMisconception(
            'coloured-to-uncoloured-columns',
            'ستون‌های رنگ‌شده را با رنگ‌نشده‌ها مقایسه کرده',
            { numerator: columns.numerator, denominator: columns.denominator - columns.numerator },
            line`مخرج، تعداد همهٔ ستون‌هاست، نه فقط ستون‌هایی که رنگ نشده‌اند.`,
          ),
    ]);
  }
  const isBoth = wanted === 'both';
  const asked = isBoth ? both : neither;
  // Rows or columns that are asked for, to the others: 1 white row and 4 colored ones are 2/8 as well.
  const meetsRest = [rows, columns].some(({ numerator, denominator }) => {
    const [part, rest] = isBoth ? [numerator, denominator - numerator] : [denominator - numerator, numerator];
    return Rational.of(part, rest).equals(Rational.of(asked, rows.denominator + columns.denominator));
  });
  return writtenMisconceptionsFrom(right, [
    writtenMisconception(
      'all-coloured-counted',
      'همهٔ خانه‌های رنگ‌شده را شمرده',
      { numerator: colored, denominator: all },
      isBoth
        ? line`فقط خانه‌هایی را بشمار که هم در ردیف رنگ‌شده هستند و هم در ستون رنگ‌شده.`
        : line`این خانه‌ها رنگ شده‌اند. خانه‌هایی را بشمار که هیچ رنگی ندارند.`,
    ),
    isBoth
      ? null
      : writtenMisconception(
          'crossing-counted-for-empty',
          'خانه‌های پررنگ را به جای خانه‌های سفید شمرده',
          { numerator: both, denominator: all },
          line`این بار خانه‌هایی را بشمار که هیچ رنگی ندارند.`,
        ),
    writtenMisconception(
      'coloured-taken-as-whole',
      'فقط خانه‌های رنگ‌شده را واحد گرفته',
      { numerator: isBoth ? both : neither, denominator: colored },
      line`واحد، همهٔ مستطیل است. همهٔ خانه‌های آن را بشمار، رنگ‌شده و رنگ‌نشده.`,
    ),
    writtenMisconception(
      'part-compared-with-rest',
      'قسمت خواسته‌شده را با بقیهٔ شکل مقایسه کرده',
      { numerator: isBoth ? both : neither, denominator: all - (isBoth ? both : neither) },
      line`مخرج، تعداد همهٔ خانه‌های مستطیل است، نه فقط خانه‌های دیگر.`,
    ),
    isBoth
      ? writtenMisconception(
          'once-coloured-counted',
          'خانه‌هایی را شمرده که یک بار رنگ شده‌اند',
          { numerator: rowsOnly + columnsOnly, denominator: all },
          line`این خانه‌ها فقط یک بار رنگ شده‌اند. خانه‌هایی را بشمار که دو بار رنگ شده‌اند و پررنگ‌ترند.`,
        )
      : writtenMisconception(
          'once-coloured-counted',
          'خانه‌هایی را شمرده که یک بار رنگ شده‌اند',
          { numerator: rowsOnly + columnsOnly, denominator: all },
          line`این خانه‌ها یک بار رنگ شده‌اند. خانه‌هایی را بشمار که هیچ رنگی ندارند.`,
        ),
    isBoth
      ? null
      : writtenMisconception(
          'not-crossing-counted',
          'همهٔ خانه‌هایی را شمرده که پررنگ نیستند',
          { numerator: all - both, denominator: all },
          line`بعضی از این خانه‌ها یک بار رنگ شده‌اند. فقط خانه‌هایی را بشمار که هیچ رنگی ندارند.`,
        ),
    writtenMisconception(
      'rows-only-seen',
      'فقط ردیف‌ها را حساب کرده',
      isBoth ? rows : { numerator: rows.denominator - rows.numerator, denominator: rows.denominator },
      line`ردیف‌ها را درست دیده‌ای؛ ستون‌ها را هم در نظر بگیر.`,
    ),
    writtenMisconception(
      'columns-only-seen',
      'فقط ستون‌ها را حساب کرده',
      isBoth ? columns : { numerator: columns.denominator - columns.numerator, denominator: columns.denominator },
      line`ستون‌ها را درست دیده‌ای؛ ردیف‌ها را هم در نظر بگیر.`,
    ),
    // Or to the squares that are colored once.
    meetsRest || rowsOnly + columnsOnly === rows.denominator + columns.denominator
      ? null
      : writtenMisconception(
          'denominators-added',
          'برای مخرج، تعداد ردیف‌ها و ستون‌ها را با هم جمع کرده',
          { numerator: asked, denominator: rows.denominator + columns.denominator },
          line`تعداد همهٔ خانه‌ها از جمع ردیف‌ها و ستون‌ها به دست نمی‌آید؛ خانه‌ها را بشمار یا ضرب کن.`,
        ),
  ]);
}

function picture({ rows, columns }: Rectangle): Figure {
  return {
    t: 'area',
    description: `مستطیلی با ${persianNumber(rows.denominator)} ردیف و ${persianNumber(columns.denominator)} ستون برابر؛ ${persianNumber(rows.numerator)} ردیف بالا و ${persianNumber(columns.numerator)} ستون از سمت چپ رنگ شده است و جایی که ردیف‌ها و ستون‌های رنگ‌شده به هم می‌رسند پررنگ‌تر است`,
    rows: rows.denominator,
    columns: columns.denominator,
    shadedRows: rows.numerator,
    shadedColumns: columns.numerator,
  };
}

const request = 'جواب را به صورت کسر بنویس.';

function stem(rng: Rng, rectangle: Rectangle, form: QuestionVariant): readonly Block[] | null {
  const { rows, columns, wanted } = rectangle;
  switch (form) {
    case 'story':
      return pickWordProblem(rng, overlaps, { request });
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
        p`${child(rng)} به شکل نگاه کرد و گفت قسمتی که دو بار رنگ شده است ${rng.pick(writtenMisconceptions(rectangle)).shown} مستطیل است. حرف او درست نیست.`,
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
          p`این دو کسر را در هم ضرب کن. مستطیل ${rows.denominator} ردیف و ${columns.denominator} ستون دارد؛ پس تعداد همهٔ خانه‌ها این است:`,
          display(row(rows.denominator, '×', columns.denominator, '=', blank())),
        ),
      ];
    case 'both':
      return [
        hint(p`دنبال خانه‌هایی هستیم که هم در ردیف‌های رنگ‌شده‌اند و هم در ستون‌های رنگ‌شده؛ همان خانه‌های پررنگ.`),
        hint(
          p`مخرج، تعداد همهٔ خانه‌های مستطیل است. مستطیل ${rows.denominator} ردیف و ${columns.denominator} ستون دارد.`,
          display(row(rows.denominator, '×', columns.denominator, '=', blank())),
        ),
        hint(
          p`صورت، تعداد خانه‌های پررنگ است: ${rows.numerator} ردیف که در ${rows.numerator === 1 ? 'آن' : 'هر کدام'} ${columns.numerator} خانهٔ پررنگ هست.`,
          display(row(rows.numerator, '×', columns.numerator, '=', blank())),
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
        p`مستطیل ${columns.denominator} ستون برابر دارد و ${columns.numerator} ستون رنگ شده است؛ پس ستون‌ها کسر دوم را نشان می‌دهند.`,
      ),
      step(
        p`با شمردن خانه‌های پررنگ امتحان می‌کنیم: ${both} خانه از ${all} خانه.`,
        display(row(written(rows), '×', written(columns), '=', frac(both, all))),
      ),
      ...closing(columns, fractionValue(columns)),
    ];
  }
  const [up, across] =
    wanted === 'both'
      ? [rows, columns]
      : [
          { numerator: rows.denominator - rows.numerator, denominator: rows.denominator },
          { numerator: columns.denominator - columns.numerator, denominator: columns.denominator },
        ];
  const found = { numerator: wanted === 'both' ? both : neither, denominator: all };
  return [
    step(
      p`مستطیل ${rows.denominator} ردیف و ${columns.denominator} ستون دارد؛ پس روی هم ${all} خانهٔ برابر دارد و مخرج ${all} است.`,
      display(row(rows.denominator, '×', columns.denominator, '=', all)),
    ),
    step(
      wanted === 'both'
        ? p`خانه‌های پررنگ در ${up.numerator} ردیف و ${across.numerator} ستون هستند؛ پس صورت ${found.numerator} است.`
        : p`خانه‌های بی‌رنگ در ${up.numerator} ردیف و ${across.numerator} ستون هستند؛ پس صورت ${found.numerator} است.`,
      display(row(up.numerator, '×', across.numerator, '=', found.numerator)),
    ),
    step(
      p`این همان حاصل ضرب دو کسر است:`,
      display(row(written(up), '×', written(across), '=', frac(found.numerator, found.denominator))),
    ),
    ...closing(found, answer(rectangle)),
  ];
}

/** Ends in lowest terms when the counted fraction is not. */
function closing(found: Fraction, value: Rational): readonly SolutionStep[] {
  return value.denominator === found.denominator
    ? []
    : [step(p`این کسر ساده هم می‌شود؛ هر دو جواب درست است.`, display(row(written(found), '=', fracOf(value))))];
}

export const fractionMultArea = defineSkill({
  id: 'g5-fraction-mult-area',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 11,
  commonMistakes: ['coloured-to-uncoloured-columns'],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const sides = properFractions(...parts[level]);
    const wanted = form === 'reverse' ? 'columns' : level === 4 && form === 'figure' ? 'neither' : 'both';
    const rectangle: Rectangle = { rows: rng.pick(sides), columns: rng.pick(sides), wanted };
    const known = writtenMisconceptions(rectangle);
    const asked = stem(rng, rectangle, form);
    const isShown = wanted === 'columns' && fractionValue(rectangle.rows).equals(fractionValue(rectangle.columns));
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
