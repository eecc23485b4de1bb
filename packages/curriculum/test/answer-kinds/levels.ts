import { printAnswer } from '../../src/checking/print.ts';
import { plainBlocks, plainLine } from '../../src/content/plain.ts';
import type { Block, LevelsForm, LevelsKey, RawInput } from '../../src/model/index.ts';
import { persianNumber } from '../../src/numbers/persian/digits.ts';
import { holds } from '../properties/texts.ts';
import type { TestedKind } from './kind.ts';

function raw(values: readonly (number | null)[]): RawInput {
  return { kind: 'levels', values };
}

/** A height one mark off, two neighbors changed, a column not set, a block from nowhere, off the axis, between the marks. */
function misses({ values }: LevelsKey, { columns, to, step, move = step }: LevelsForm): readonly RawInput[] {
  const withOne = (place: number, height: number | null) => values.map((value, at) => (at === place ? height : value));
  const swaps = values.flatMap((value, place) => {
    const next = values[place + 1];
    const swapped = values.map((one, at) => (at === place ? (next ?? one) : at === place + 1 ? value : one));
    return next === undefined || next === value ? [] : [swapped];
  });
  const moved = values.flatMap((_, place) =>
    place === 0 ? [] : [values.map((one, at) => one + (at === place ? move : at === 0 ? -move : 0))],
  );
  return [
    ...values.flatMap((value, place) => [
      withOne(place, value + move),
      withOne(place, value - move),
      withOne(place, null),
    ]),
    ...swaps,
    ...moved,
    [],
    columns.map(({ start }) => start ?? null),
    withOne(0, to + move),
    withOne(0, (values[0] ?? 0) + move / 3),
    values.slice(1),
    [...values, values[0] ?? 0],
  ].map(raw);
}

/** Whether the blocks tell every height, or show a chart with just these. */
function areWritten(blocks: readonly Block[], { values }: LevelsKey): boolean {
  const said = plainBlocks(blocks);
  const isDrawn = (heights: readonly (number | null)[]) =>
    heights.length === values.length && values.every((value, index) => value === heights[index]);
  return (
    values.every((value) => holds(said, persianNumber(value))) ||
    blocks.some((block) => {
      if (block.t !== 'figure') return false;
      if (block.figure.t === 'bar-chart') return isDrawn(block.figure.bars.map(({ value }) => value));
      return block.figure.t === 'line-graph' && isDrawn(block.figure.points.map(({ value }) => value));
    })
  );
}

const printed = (key: LevelsKey, form: LevelsForm) => plainLine(printAnswer(key, form));

export const levels: TestedKind<LevelsForm, LevelsKey> = {
  kind: 'levels',
  forms: ({ values }) => [raw(values)],
  misses,
  texts: ({ columns, unit }) => ({
    words: [...columns.map(({ label }) => label), ...(unit === undefined ? [] : [unit])],
    numbers: [],
  }),
  printed: (key, form) => [printed(key, form)],
  isWritten: ({ blocks, text }, key, form) => areWritten(blocks, key) || holds(text, printed(key, form)),
  isTelling: false,
};
