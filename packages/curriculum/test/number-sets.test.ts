import { describe, expect, it } from 'vitest';
import type { QuestionDraft } from '../src/authoring/draft.ts';
import {
  decimalOf,
  decimals,
  fractionOf,
  fractions,
  p,
  partsApart,
  partsMistaken,
  Rational,
  selectBetween,
  selectEqualFractions,
  selectMultiples,
  sortAround,
  tableInputs,
  tableOfRule,
  wholes,
} from '../src/authoring/index.ts';
import { availableSkills, Decimal, type Level, plainBlocks, plainLine, toLatinDigits } from '../src/index.ts';
import { createRng, type Rng } from '../src/random/index.ts';

/** Fifty questions that suit. */
function made(make: (rng: Rng, level: Level) => QuestionDraft | null, level: Level = 2): readonly QuestionDraft[] {
  const found: QuestionDraft[] = [];
  for (let seed = 1; found.length < 50; seed += 1) {
    const one = make(createRng('number-sets', seed), level);
    if (one !== null) found.push(one);
  }
  return found;
}

describe('selectBetween', () => {
  it('has at least two right options, one below and one above', () => {
    for (const { answer, key } of made(selectBetween(wholes(() => [100, 999])))) {
      if (answer.kind !== 'multiple-select' || key.kind !== 'multiple-select') throw new Error('no options');
      expect(answer.options).toHaveLength(6);
      expect(key.options.length).toBeGreaterThanOrEqual(2);
      expect(key.options.length).toBeLessThanOrEqual(4);
    }
  });

  it('knows who looks at one bound alone', () => {
    const names = new Set(
      made(selectBetween(decimals(9, () => 2))).flatMap(({ misconceptions }) => misconceptions.map(({ id }) => id)),
    );
    expect([...names]).toEqual(
      expect.arrayContaining(['only-lower-bound', 'only-upper-bound', 'one-left-out', 'one-too-many']),
    );
  });

  it('does not call one too many what only one bound leaves out', () => {
    for (const { stem, answer, misconceptions } of made(selectBetween(wholes(() => [100, 999])))) {
      const [low = 0, high = 0] = (toLatinDigits(plainBlocks(stem)).match(/\d+/g) ?? []).map(Number);
      const extra = misconceptions.find(({ id }) => id === 'one-too-many')?.answer;
      if (answer.kind !== 'multiple-select' || extra?.kind !== 'multiple-select') continue;
      const options = answer.options.map(({ id, content }) => [id, Number(toLatinDigits(plainLine(content)))] as const);
      const chosen = (takes: (number: number) => boolean) =>
        options.filter(([, number]) => takes(number)).map(([id]) => id);
      expect([...extra.options].sort()).not.toEqual(chosen((number) => number > low));
      expect([...extra.options].sort()).not.toEqual(chosen((number) => number < high));
    }
  });
});

it('selectMultiples never calls all or none of the numbers right', () => {
  for (const { answer, key } of made(
    selectMultiples(
      () => [7],
      () => [20, 150],
    ),
  )) {
    if (answer.kind !== 'multiple-select' || key.kind !== 'multiple-select') throw new Error('no options');
    expect(key.options.length).toBeGreaterThan(0);
    expect(key.options.length).toBeLessThan(answer.options.length);
  }
});

it('selectEqualFractions proves each right fraction in its solution', () => {
  for (const { key, solution } of made(selectEqualFractions(() => [3, 4, 5]))) {
    if (key.kind !== 'multiple-select') throw new Error('no options');
    expect(solution[1]?.content.filter(({ t }) => t === 'display')).toHaveLength(key.options.length);
  }
});

describe('sortAround', () => {
  const around = sortAround({
    bins: ['کمتر', 'مساوی', 'بیشتر'],
    bound: Rational.of(1, 2),
    draw: fractions(() => [3, 5, 7, 8]),
    equal: () => [fractionOf(2, 4), decimalOf(5, 1)],
    stem: p`دسته‌بندی کن.`,
    look: p`ببین.`,
    rule: p`قانون.`,
  });

  it('puts a card into each bin, and no card twice', () => {
    for (const { answer, key } of made(around)) {
      if (answer.kind !== 'categorize' || key.kind !== 'categorize') throw new Error('no bins');
      expect(new Set(key.placed.map(([, bin]) => bin)).size).toBe(3);
      expect(new Set(answer.items.map(({ content }) => JSON.stringify(content))).size).toBe(answer.items.length);
    }
  });

  it('has fewer cards at the lowest level', () => {
    const counts = (level: Level) =>
      new Set(made(around, level).map(({ answer }) => (answer.kind === 'categorize' ? answer.items.length : 0)));
    expect([...counts(1), ...counts(2)]).toEqual([4, 6]);
  });
});

it('tableOfRule leaves two rows whole, and asks for a number of the first column from level 3', () => {
  const table = tableOfRule(() => ({
    times: 3,
    more: 2,
    inputs: [1, 2, 5, 9],
    columns: ['ورودی', 'خروجی'],
    stem: [p`ماشین.`],
    description: 'جدول',
  }));
  const cells = (level: Level) => {
    const [question] = made(table, level);
    return question?.answer.kind === 'table-cells' ? question.answer.rows.map((row) => row.map(({ t }) => t)) : [];
  };
  expect(cells(2)).toEqual([
    ['math', 'math'],
    ['math', 'math'],
    ['math', 'blank'],
    ['math', 'blank'],
  ]);
  expect(cells(3)).toEqual([
    ['math', 'math'],
    ['math', 'math'],
    ['blank', 'math'],
    ['math', 'blank'],
  ]);
});

it('asks for several answers, sorting and tables in a dozen skills each', () => {
  const skills = new Map<string, Set<string>>();
  for (const skill of availableSkills())
    for (const level of skill.levels)
      for (let seed = 1; seed <= 8; seed += 1) {
        const { kind } = skill.generate(seed, level).answer;
        skills.set(kind, (skills.get(kind) ?? new Set()).add(skill.id));
      }
  for (const kind of ['multiple-select', 'categorize', 'table-cells'])
    expect(skills.get(kind)?.size ?? 0, kind).toBeGreaterThanOrEqual(12);
});

it('tableOfRule goes on from the row above as it is, where the first column is not looked at', () => {
  const table = tableOfRule(() => ({
    times: 5,
    more: 0,
    inputs: [1, 4, 6, 8],
    columns: ['ورودی', 'خروجی'],
    stem: [p`یک ماشین.`],
    description: 'جدول',
  }));
  const draft = table(createRng('number-sets', 1), 3);
  const found = draft?.misconceptions.find(({ id }) => id === 'row-above-continued')?.answer;
  // Of the third row the output 30 is shown: the input is 4 + 3, and the next output 30 + 15.
  expect(found?.kind === 'table-cells' && found.values).toEqual(['7', '45']);
});

it('selectEqualFractions adds the same number to both in one wrong option alone', () => {
  const numbers = (text: string) => (toLatinDigits(text).match(/\d+/g) ?? []).map(Number);
  for (const { stem, answer } of made(selectEqualFractions(() => [3, 4, 5, 7]))) {
    if (answer.kind !== 'multiple-select') throw new Error('no options');
    const [top = 0, bottom = 0] = numbers(plainBlocks(stem));
    const added = answer.options.filter(({ content }) => {
      const [n = 0, d = 0] = numbers(plainLine(content));
      return n - top === d - bottom;
    });
    expect(added).toHaveLength(1);
  }
});

it('partsApart keeps the zeros behind the mark', () => {
  const sum = (a: string, b: string) => partsApart(Decimal.parse(a), Decimal.parse(b), '+')?.toString();
  expect(sum('2.7', '1.8')).toBe('3.15');
  expect(sum('13', '21.064')).toBe('34.064');
  expect(sum('2.05', '1.03')).toBe('3.08');
});

it('names decimals worked in two parts by a ten that is not exchanged, or by the places that are taken for one another', () => {
  const named = (a: string, b: string, sign: '+' | '−') =>
    partsMistaken(Decimal.parse(a), Decimal.parse(b), sign).map(({ id, answer }) => [
      id,
      answer.kind === 'decimal' ? answer.values[0] : '',
    ]);
  expect(named('2.7', '1.8', '+')).toEqual([['parts-apart', '3.15']]);
  expect(named('3.5', '2.25', '+')).toEqual([['parts-as-whole-numbers', '5.3']]);
  expect(named('5.9', '2.25', '−')).toEqual([]);
});

describe('the row before in a table of a rule', () => {
  it('is a mistake of rows that grow step by step, not of a machine or of units', () => {
    const table = (isStepwise: boolean) =>
      made(
        tableOfRule((rng) => ({
          times: 1,
          more: rng.int(4, 25),
          inputs: tableInputs(rng, 12),
          isStepwise,
          columns: ['ورودی', 'خروجی'],
          stem: [p`یک ماشین با همهٔ ورودی‌ها یک کار می‌کند.`],
          description: 'جدول',
        })),
      );
    const named = (isStepwise: boolean) =>
      table(isStepwise).filter(({ misconceptions }) => misconceptions.some(({ id }) => id === 'one-step-off')).length;
    expect(named(true)).toBe(50);
    expect(named(false)).toBe(0);
    for (const { key, misconceptions } of table(false))
      expect(misconceptions.some(({ answer }) => JSON.stringify(answer) !== JSON.stringify(key))).toBe(true);
  });

  it('is not what somebody comes to who adds one step for each row', () => {
    const questions = made(
      tableOfRule((rng) => ({
        times: 5,
        more: 0,
        inputs: tableInputs(rng, 9),
        columns: ['تعداد دسته‌ها', 'حاصل'],
        stem: [p`همهٔ دسته‌ها ۵تایی‌اند.`],
        description: 'جدول',
      })),
    );
    for (const { answer, misconceptions } of questions) {
      if (answer.kind !== 'table-cells') throw new Error('no table');
      const [, , ...asked] = answer.rows;
      const cell = answer.rows[1]?.[1];
      const last = cell?.t === 'math' && cell.math.t === 'number' ? Number(cell.math.value) : Number.NaN;
      const counted = asked.map((_, index) => String(last + 5 * (index + 1)));
      const before = misconceptions.find(({ id }) => id === 'one-step-off')?.answer;
      expect(before).toMatchObject({ values: expect.arrayContaining([expect.any(String)]) });
      expect(before).not.toMatchObject({ values: counted });
    }
  });
});
