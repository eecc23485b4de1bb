import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Table.css';
import { Table, UnstyledButton } from '@mantine/core';
import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react';
import { useMemo } from 'react';
import { CAPTION, COLUMNS, pupils, useSorted } from '../content/rows.ts';

const SORT_ICON = { ascending: ChevronUp, descending: ChevronDown, none: ChevronsUpDown } as const;

export function Pupils({ count }: { count: number }) {
  const rows = useMemo(() => pupils(count), [count]);
  const { sort, sorted, press } = useSorted(rows);
  return (
    <Table captionSide="top">
      <Table.Caption>{CAPTION}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {COLUMNS.map(({ id, header, isSortable }) => {
            const state = sort.column === id ? sort.direction : 'none';
            const Icon = SORT_ICON[state];
            return (
              <Table.Th key={id} scope="col" {...(isSortable && { 'aria-sort': state })}>
                {isSortable ? (
                  <UnstyledButton onClick={() => press(id)}>
                    {header} <Icon aria-hidden="true" size="1em" />
                  </UnstyledButton>
                ) : (
                  header
                )}
              </Table.Th>
            );
          })}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {sorted.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Th scope="row">{row.name}</Table.Th>
            <Table.Td>{row.state}</Table.Td>
            <Table.Td>{row.done}</Table.Td>
            <Table.Td>{row.right}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
