import type { HomeworkStudentRow } from '@mashq/api/contract';
import { Table, type TableColumn, type TableSort } from '@mashq/ui/data/table';
import { formatNumber } from '@mashq/ui/i18n';
import { useMemo, useState } from 'react';
import { teacher } from '../../../strings/teacher/general.ts';
import { teacherHomework } from '../../../strings/teacher/homework.ts';
import { StudentStateBadge } from './StudentStateBadge.tsx';

const words = teacherHomework.students;
const byName = new Intl.Collator('fa');

/** What a column is ordered by. */
const ORDERS: Readonly<Record<string, (one: HomeworkStudentRow, other: HomeworkStudentRow) => number>> = {
  name: (one, other) => byName.compare(one.name, other.name),
  done: (one, other) => one.items_done - other.items_done,
  firstTry: (one, other) => one.first_try_right - other.first_try_right,
  hints: (one, other) => one.hints_opened - other.hints_opened,
  time: (one, other) => one.active_seconds - other.active_seconds,
};

const COLUMNS: readonly TableColumn<HomeworkStudentRow>[] = [
  { id: 'name', header: words.name, cell: ({ name }) => name, isRowHeader: true, isSortable: true },
  { id: 'state', header: words.state, cell: (row) => <StudentStateBadge row={row} /> },
  {
    id: 'done',
    header: words.done,
    cell: ({ items_done, items_total }) => teacher.outOf(formatNumber(items_done), formatNumber(items_total)),
    isNumeric: true,
    isSortable: true,
  },
  {
    id: 'firstTry',
    header: words.firstTry,
    cell: ({ first_try_right }) => formatNumber(first_try_right),
    isNumeric: true,
    isSortable: true,
  },
  {
    id: 'hints',
    header: words.hints,
    cell: ({ hints_opened }) => formatNumber(hints_opened),
    isNumeric: true,
    isSortable: true,
  },
  {
    id: 'time',
    header: words.time,
    cell: ({ active_seconds }) => formatNumber(Math.round(active_seconds / 60)),
    isNumeric: true,
    isSortable: true,
  },
];

export interface StudentsTableProps {
  homeworkId: string;
  students: readonly HomeworkStudentRow[];
}

/** Each child's place in the homework; a row leads to the child's own. */
export function StudentsTable({ homeworkId, students }: StudentsTableProps) {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  const rows = useMemo(() => {
    const order = ORDERS[sort.column];
    const sorted = order ? students.toSorted(order) : [...students];
    return sort.direction === 'ascending' ? sorted : sorted.reverse();
  }, [students, sort]);
  return (
    <Table
      caption={words.caption}
      isCaptionHidden
      columns={COLUMNS}
      rows={rows}
      rowKey={({ student_id }) => student_id}
      rowHref={({ student_id }) => `/teacher/homework/${homeworkId}/student/${student_id}`}
      sort={sort}
      onSortChange={setSort}
      empty={words.empty}
    />
  );
}
