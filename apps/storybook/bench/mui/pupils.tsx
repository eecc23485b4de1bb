import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useMemo } from 'react';
import { CAPTION, COLUMNS, pupils, useSorted } from '../content/rows.ts';

export function Pupils({ count }: { count: number }) {
  const rows = useMemo(() => pupils(count), [count]);
  const { sort, sorted, press } = useSorted(rows);
  return (
    <TableContainer>
      <Table>
        <caption>{CAPTION}</caption>
        <TableHead>
          <TableRow>
            {COLUMNS.map(({ id, header, isSortable }) => {
              const isActive = sort.column === id;
              const direction = sort.direction === 'ascending' ? 'asc' : 'desc';
              return (
                <TableCell key={id} sortDirection={isActive ? direction : false}>
                  {isSortable ? (
                    <TableSortLabel
                      active={isActive}
                      direction={isActive ? direction : 'asc'}
                      onClick={() => press(id)}
                    >
                      {header}
                    </TableSortLabel>
                  ) : (
                    header
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map((row) => (
            <TableRow key={row.id}>
              <TableCell component="th" scope="row">
                {row.name}
              </TableCell>
              <TableCell>{row.state}</TableCell>
              <TableCell>{row.done}</TableCell>
              <TableCell>{row.right}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
