import type { Figure } from '../../src/model/index.ts';

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
    .sort(([one], [other]) => one - other)
    .map(([, value]) => value);
}
