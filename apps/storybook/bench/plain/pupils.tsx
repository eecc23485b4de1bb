import { useMemo } from 'react';
import { CAPTION, COLUMNS, pupils, useSorted } from '../content/rows.ts';

/** A table of plain HTML that is sorted by its heads. */
export function Pupils({ count }: { count: number }) {
  const rows = useMemo(() => pupils(count), [count]);
  const { sort, sorted, press } = useSorted(rows);
  return (
    <table>
      <caption>{CAPTION}</caption>
      <thead>
        <tr>
          {COLUMNS.map(({ id, header, isSortable }) => (
            <th key={id} scope="col" {...(isSortable && { 'aria-sort': sort.column === id ? sort.direction : 'none' })}>
              {isSortable ? (
                <button type="button" onClick={() => press(id)}>
                  {header}
                </button>
              ) : (
                header
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.name}</th>
            <td>{row.state}</td>
            <td className="number">{row.done}</td>
            <td className="number">{row.right}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
