import { describe, expect, it } from 'vitest';
import {
  barModels,
  columnsAndRows,
  comparedInPlaces,
  countingHops,
  digitInPlace,
  display,
  frac,
  fractionsDrawn,
  integerAnswer,
  onChart,
  onTable,
  p,
  partsOfQuantity,
  productRectangle,
  type QuestionDraft,
  roundingLine,
  row,
  rowsAndColumns,
  type StepPictures,
  step,
  unknownFilled,
  withStepPictures,
  words,
  writtenInColumns,
} from '../src/authoring/index.ts';
import { availableSkills, type Figure, type SolutionStep } from '../src/index.ts';
import { countPictures, noPictures, pictureShares } from './properties/step-pictures.ts';

/** A question with one whole number as its answer. */
function asked(value: number, solution: readonly SolutionStep[], more: Partial<QuestionDraft> = {}): QuestionDraft {
  return {
    form: 'bare',
    stem: [p`چند می‌شود؟`],
    ...integerAnswer(value),
    misconceptions: [],
    hints: [],
    solution,
    ...more,
  };
}

/** The figures that a question's steps get, one a step. */
function drawn(draw: StepPictures, question: QuestionDraft): readonly (Figure | undefined)[] {
  return withStepPictures([draw], question).map(({ content }) =>
    content.flatMap((block) => (block.t === 'figure' ? [block.figure] : [])).at(0),
  );
}

const chart: Figure = {
  t: 'bar-chart',
  description: 'نمودار ستونی؛ سیب: ۶، موز: ۳، انار: نامعلوم',
  step: 2,
  to: 20,
  bars: [
    { label: 'سیب', value: 6 },
    { label: 'موز', value: 3 },
    { label: 'انار', value: null },
  ],
};

describe('on a chart', () => {
  it('marks what a step names, and draws what was asked for in the step that says it', () => {
    const question = asked(15, [step(p`مقدار سیب ۶ است.`), step(p`پس انار ۱۵ است.`)], { figure: chart });
    expect(drawn(onChart, question)).toMatchObject([
      { bars: [{ label: 'سیب', marked: true }, { label: 'موز' }, { value: null }] },
      { bars: [{}, {}, { label: 'انار', value: 15, marked: true }], description: expect.stringContaining('«انار»') },
    ]);
  });

  it('does not take a longer word for a name', () => {
    const question = asked(15, [step(p`سیبستان بزرگ است.`), step(p`۱۵`)], { figure: chart });
    expect(drawn(onChart, question)[0]).toBeUndefined();
  });

  it('marks the bars whose values a step counts with', () => {
    const question = asked(5, [step(p`جمع می‌کنیم.`, display(row(6, '+', 3, '=', 9))), step(p`پس ۵.`)], {
      figure: chart,
    });
    expect(drawn(onChart, question)).toMatchObject([
      { bars: [{ marked: true }, { marked: true }, { value: null }] },
      { bars: [{}, {}, { value: 5 }] },
    ]);
  });
});

describe('what would show the answer before its step', () => {
  it('is left out', () => {
    const solution = [
      step(p`اول.`, display(row(2, '×', 6, '=', 12))),
      step(p`بعد.`, display(row(12, '+', 3, '=', 15))),
    ];
    const early: StepPictures = ({ solution: steps }) =>
      steps.map(() => ({ t: 'table', columns: ['حاصل'], rows: [[{ t: 'text', text: '۱۵' }]], description: 'جدول' }));
    expect(drawn(early, asked(15, solution)).map((figure) => figure?.t)).toEqual([undefined, 'table']);
  });

  it('is drawn where the question shows the number itself', () => {
    const solution = [step(p`اول.`), step(p`پس ۱۵.`)];
    const same: StepPictures = ({ solution: steps }) =>
      steps.map((_, index) => ({
        t: 'table',
        columns: ['حاصل'],
        rows: [[{ t: 'text', text: '۱۵' }]],
        description: `جدول ${index === 0 ? 'اول' : 'دوم'}`,
      }));
    const figures = drawn(same, asked(15, solution, { stem: [p`عدد ${15} را ببین.`] }));
    // The same picture is not drawn twice.
    expect(figures.map((figure) => figure?.description)).toEqual(['جدول اول', undefined]);
  });
});

it('leaves a solution as it is that its author drew', () => {
  const own = step(p`ببین.`, { t: 'figure', figure: chart });
  const question = asked(12, [own, step(p`پس.`, display(row(3, '×', 4, '=', 12)))]);
  expect(withStepPictures([rowsAndColumns], question)).toBe(question.solution);
});

it('draws length times width with as many columns as the length', () => {
  const question = asked(84, [
    step(p`اول طول را پیدا می‌کنیم.`, display(row(6, '×', 2, '=', 12))),
    step(p`مساحت مستطیل برابر است با طول ضرب در عرض.`, display(row(12, '×', 7, '=', 84))),
  ]);
  expect(drawn(columnsAndRows, question)).toMatchObject([undefined, { rows: 7, columns: 12 }]);
});

it('draws small products as rows and columns, and quotients with as many rows as the divisor', () => {
  const question = asked(8, [
    step(p`ضرب.`, display(row(7, '×', 8, '=', 56))),
    step(p`تقسیم.`, display(row(56, '÷', 7, '=', 8))),
    step(p`بزرگ.`, display(row(70, '×', 8, '=', 560))),
  ]);
  expect(drawn(rowsAndColumns, question)).toMatchObject([{ rows: 7, columns: 8 }, undefined, undefined]);
  expect(drawn(rowsAndColumns, { ...question, solution: question.solution.slice(1) })).toMatchObject([
    { rows: 7, columns: 8 },
    undefined,
  ]);
});

it('draws a sum and a difference as a bar with its parts, and equal parts of a product', () => {
  const question = asked(1, [
    step(p`جمع.`, display(row(25, '+', 12, '=', 37))),
    step(p`تفریق.`, display(row(37, '−', 12, '=', 25))),
    step(p`ضرب.`, display(row(3, '×', 19, '=', 57))),
  ]);
  const labels = drawn(barModels, question).map((figure) =>
    figure?.t === 'drawing'
      ? figure.shapes.flatMap((shape) =>
          shape.t === 'text' && shape.text.t === 'number'
            ? [shape.text.value]
            : shape.t === 'line' && shape.label?.t === 'number'
              ? [`= ${shape.label.value}`]
              : [],
        )
      : [],
  );
  expect(labels).toEqual([
    ['25', '12', '= 37'],
    ['12', '25', '= 37'],
    ['19', '19', '19', '= 57'],
  ]);
});

it('draws nothing of a line that is not true', () => {
  const question = asked(172, [
    step(p`درست آن این است:`, display(row(79, '+', 93, '=', 172))),
    step(p`اشتباه اینجاست:`, display(row(79, '+', 93, '=', 162))),
  ]);
  expect(drawn(barModels, question)).toEqual([expect.objectContaining({ t: 'drawing' }), undefined]);
});

it('draws compared fractions below one another, equal ones once, and a sum with parts of one size', () => {
  const question = asked(1, [
    step(p`بزرگ‌تر.`, display(row(frac(3, 4), '>', frac(1, 2)))),
    step(p`مساوی.`, display(row(frac(2, 4), '=', frac(1, 2)))),
    step(p`جمع.`, display(row(frac(1, 2), '+', frac(1, 4), '=', frac(2, 4), '+', frac(1, 4), '=', frac(3, 4)))),
  ]);
  expect(drawn(fractionsDrawn, question)).toMatchObject([
    {
      bars: [
        { parts: 4, shaded: 3 },
        { parts: 2, shaded: 1 },
      ],
    },
    {
      bars: [
        { parts: 4, shaded: 2 },
        { parts: 2, shaded: 1 },
      ],
    },
    {
      bars: [
        { parts: 4, shaded: 2 },
        { parts: 4, shaded: 1 },
        { parts: 4, shaded: 3 },
      ],
    },
  ]);
});

it('draws a fraction of a fraction as a square cut both ways', () => {
  const question = asked(1, [step(p`ضرب.`, display(row(frac(2, 5), '×', frac(1, 3), '=', frac(2, 15))))]);
  expect(drawn(fractionsDrawn, question)).toMatchObject([
    { t: 'area', rows: 5, columns: 3, shadedRows: 2, shadedColumns: 1 },
  ]);
});

it('draws one part and then so many parts of a quantity, with what they are worth', () => {
  const question = asked(
    57,
    [step(p`یکی.`, display(row(95, '÷', 5, '=', 19))), step(p`سه تا.`, display(row(3, '×', 19, '=', 57)))],
    {
      stem: [p`${frac(3, 5)} از ${95} چند است؟`],
    },
  );
  expect(drawn(partsOfQuantity, question)).toMatchObject([
    { bars: [{ parts: 5, shaded: 1, label: { value: '19' } }] },
    { bars: [{ parts: 5, shaded: 3, label: { value: '57' } }] },
  ]);
});

it('writes a sum column by column, with boxes for what is not found yet', () => {
  const question = asked(919, [
    step(p`یکان: جمع.`, display(row(2, '+', 7, '=', 9))),
    step(p`دهگان: جمع.`, display(row(6, '+', 5, '=', 11))),
    step(p`صدگان: جمع.`, display(row(7, '+', 1, '+', 1, '=', 9))),
    step(p`رقم‌های حاصل را کنار هم می‌خوانیم.`, display(row(762, '+', 157, '=', 919))),
  ]);
  expect(drawn(writtenInColumns, question)).toMatchObject([
    { result: '??9' },
    { result: '?19' },
    undefined,
    { result: '919', carries: ['1', '', ''], terms: ['762', '157'] },
  ]);
});

it('goes from a number to the round one it is near, on the piece of the line between two round ones', () => {
  const question = asked(3430, [
    step(p`عدد ${3428} میان ${3420} و ${3430} است و به ${3430} نزدیک‌تر است.`),
    step(p`پس.`, display(row(3428, '≃', 3430))),
  ]);
  const [first] = drawn(roundingLine, question);
  expect(first?.description).toContain('از ۳۴۲۰ تا ۳۴۳۰');

  const [hundreds] = drawn(
    roundingLine,
    asked(1700, [step(p`به نزدیک‌ترین صدتایی گرد می‌کنیم.`, display(row(1691, '≃', 1700))), step(p`پس ${1700}.`)]),
  );
  expect(hundreds?.description).toContain('از ۱۶۰۰ تا ۱۷۰۰');

  // The place is said as a bare number, or not at all: then the number goes to the nearer end.
  for (const words of [p`به نزدیک‌ترین ده هزار گرد می‌کنیم.`, p`هر عدد را گرد می‌کنیم.`]) {
    const [tenThousands] = drawn(
      roundingLine,
      asked(20_000, [step(words, display(row(20_730, '≃', 20_000))), step(p`پس ${20_000}.`)]),
    );
    expect(tenThousands?.description).toContain('از ۲۰٬۰۰۰ تا ۳۰٬۰۰۰');
  }
});

it('counts in hops, forwards from zero and backwards', () => {
  const list = (...numbers: readonly number[]) =>
    display(row(...numbers.flatMap((one, index) => (index === 0 ? [one] : ([',', one] as const)))));
  const question = asked(1, [step(p`چندتا چندتا.`, list(7, 14, 21)), step(p`برعکس.`, list(30, 20, 10))]);
  expect(drawn(countingHops, question)).toMatchObject([
    { from: 0, to: 21, unit: 7, hops: { start: 0, size: 1, count: 3 } },
    { from: 10, to: 30, unit: 10, hops: { start: 2, size: -1, count: 2 } },
  ]);
});

it('marks the column that a step names, and the first in which ordered numbers differ', () => {
  const named = asked(7, [step(p`صدگان خانهٔ سوم است.`), step(p`پس ۷.`)], { stem: [p`عدد ${4726} را ببین.`] });
  expect(drawn(digitInPlace, named)[0]).toMatchObject({ rows: [['4', '7', '2', '6']], marked: [1] });
  const ordered = asked(1, [step(p`ترتیب.`, display(row(4241, '<', 4267)))]);
  expect(drawn(comparedInPlaces, ordered)).toMatchObject([{ marked: [2] }]);
});

it('cuts a rectangle where a factor is cut, and writes the pieces when they are worked out', () => {
  const question = asked(272, [
    step(p`می‌شکنیم.`, display(row(34, '=', 30, '+', 4))),
    step(p`جدا ضرب می‌کنیم.`, display(row(8, '×', 30, '=', 240)), display(row(8, '×', 4, '=', 32))),
    step(p`جمع.`, display(row(240, '+', 32, '=', 272))),
  ]);
  const texts = drawn(productRectangle, question).map((figure) =>
    figure?.t === 'drawing' ? figure.shapes.filter(({ t }) => t === 'text').length : null,
  );
  expect(texts).toEqual([0, 2, null]);
});

it('puts the answer where the question mark was, in a drawing and in a table', () => {
  const angle: Figure = {
    t: 'drawing',
    description: 'زاویه',
    width: 10,
    height: 10,
    shapes: [{ t: 'angle', vertex: [1, 1], from: 0, to: 40, label: words('؟') }],
  };
  const solution = [step(p`کم می‌کنیم.`), step(p`پس ۵۰.`)];
  expect(drawn(unknownFilled, asked(50, solution, { figure: angle }))).toMatchObject([
    undefined,
    { shapes: [{ label: { t: 'words', text: '۵۰°' } }] },
  ]);
  const table: Figure = {
    t: 'table',
    description: 'جدول',
    columns: ['الف', 'ب'],
    rows: [
      [
        { t: 'text', text: 'سهم' },
        { t: 'math', math: { t: 'blank' } },
      ],
    ],
  };
  expect(drawn(onTable, asked(50, solution, { figure: table }))).toMatchObject([
    undefined,
    { rows: [[{}, { math: { value: '50' }, marked: true }]] },
  ]);
});

it('draws in most skills, and nearly always where the question is a picture', () => {
  const counts = availableSkills().map((skill) =>
    skill.levels
      .flatMap((level) => [1, 2, 3, 4].map((seed) => skill.generate(seed * 7919, level)))
      .reduce(countPictures, noPictures),
  );
  const { skills, all } = pictureShares(counts);
  expect(skills / counts.length).toBeGreaterThan(0.65);
  expect(all.drawn / all.questions).toBeGreaterThan(0.6);
  expect(all.askedDrawn / all.asked).toBeGreaterThan(0.7);
});
