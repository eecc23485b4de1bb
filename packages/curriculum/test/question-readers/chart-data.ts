import type { Figure } from '../../src/model/index.ts';
import type { Sheet } from './sheet.ts';

/** What a chart or table of two columns shows: names and numbers, null where one is not written. */
export function shownData({ figure }: Sheet): readonly (readonly [string, number | null])[] {
  switch (figure?.t) {
    case 'bar-chart':
      return figure.bars.map(({ label, value }) => [label, value]);
    case 'line-graph':
      return figure.points.map(({ label, value }) => [label, value]);
    case 'pie':
      return figure.slices.map(({ label, percent }) => [label, percent ?? null]);
    case 'table':
      return figure.rows.map(([name, cell]) => [
        name?.t === 'text' ? name.text : '',
        cell?.t === 'math' && cell.math.t === 'number' ? Number(cell.math.value) : null,
      ]);
    default:
      throw new Error('no data');
  }
}

/** The names of the data that the words speak of, in the order they are said. */
export function namesSaid(words: string, names: readonly string[]): readonly string[] {
  return names
    .flatMap((name) => {
      const at = new RegExp(`(?<![آ-ی\\u200c])${name}(?![آ-ی\\u200c۰-۹])`).exec(words)?.index;
      return at === undefined ? [] : [{ name, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

/** Names and values of a chart, in their order. */
export function charted(figure: Figure | undefined): readonly (readonly [string, number])[] {
  const marks = figure?.t === 'line-graph' ? figure.points : figure?.t === 'bar-chart' ? figure.bars : null;
  if (marks === null) throw new Error('no chart');
  return marks.map(({ label, value }) => {
    if (value === null) throw new Error(`${label} has no value`);
    return [label, value] as const;
  });
}

/** The values whose names are in some words, in reading order; a name that is part of a longer one is not taken for it. */
export function named(entries: readonly (readonly [string, number])[], words: string): readonly number[] {
  return entries
    .flatMap(([label, value]) => {
      const found = new RegExp(
        `(?<![\\u0600-\\u06ff\\u200c])${label}(?![\\u06f0-\\u06f9\\u200c]|[\\u0621-\\u064a\\u06a9\\u06af\\u06cc])`,
        'u',
      ).exec(words);
      return found === null ? [] : [[found.index, value] as const];
    })
    .sort(([a], [b]) => a - b)
    .map(([, value]) => value);
}
