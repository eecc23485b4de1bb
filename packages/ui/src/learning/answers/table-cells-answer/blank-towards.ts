import type { CellAt } from '@mashq/curriculum/answers';

/**
 * The empty cell that an arrow leads to, as its place among the empty cells; null at the edge. Along a row only cells of
 * that row count. Up and down the column comes first, however far; where it has none, the nearest row with an empty cell.
 */
export function blankTowards(
  blanks: readonly CellAt[],
  from: number,
  towards: 'next' | 'previous' | 'up' | 'down',
): number | null {
  const here = blanks[from];
  if (here === undefined) return null;
  const [row, column] = here;
  const step = towards === 'next' || towards === 'down' ? 1 : -1;
  const isAlong = towards === 'next' || towards === 'previous';
  const ranked = blanks.flatMap(([atRow, atColumn], place) => {
    const rows = (atRow - row) * step;
    const columns = Math.abs(atColumn - column);
    if (isAlong) return atRow === row && (atColumn - column) * step > 0 ? [{ place, rank: columns }] : [];
    return rows > 0 ? [{ place, rank: columns === 0 ? rows - FAR : rows + columns / FAR }] : [];
  });
  ranked.sort((a, b) => a.rank - b.rank);
  return ranked[0]?.place ?? null;
}

/** More than a table has rows or columns. */
const FAR = 1000;
