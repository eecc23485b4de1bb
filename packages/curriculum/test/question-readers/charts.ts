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
