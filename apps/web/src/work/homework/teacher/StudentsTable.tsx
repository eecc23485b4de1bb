import type { HomeworkStudentRow } from '@mashq/api/contract';
import { minutesOf } from '@mashq/api/measures';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { formatNumber } from '@mashq/ui/i18n';
import { teacher } from '../../../platform/strings/teacher-general.ts';
import { teacherHomework } from '../../strings/teacher-homework.ts';
import { StudentStateBadge } from './StudentStateBadge.tsx';

const words = teacherHomework.students;
const COLUMNS: readonly TableColumn<HomeworkStudentRow>[] = [
  {
    id: 'name',
    header: words.name,
    cell: ({ name }) => name,
    isRowHeader: true,
    width: '10rem',
    sortValue: ({ name }) => name,
  },
  { id: 'state', header: words.state, cell: (row) => <StudentStateBadge row={row} />, width: '11rem' },
  {
    id: 'done',
    header: words.done,
    cell: ({ items_done, items_total }) => teacher.outOf(formatNumber(items_done), formatNumber(items_total)),
    isNumeric: true,
    sortValue: (row) => row.items_done,
  },
  {
    id: 'firstTry',
    header: words.firstTry,
    cell: ({ first_try_right }) => formatNumber(first_try_right),
    isNumeric: true,
    sortValue: (row) => row.first_try_right,
  },
  {
    id: 'hints',
    header: words.hints,
    cell: ({ hints_opened }) => formatNumber(hints_opened),
    isNumeric: true,
    sortValue: (row) => row.hints_opened,
  },
  {
    id: 'time',
    header: words.time,
    cell: ({ active_seconds }) => formatNumber(minutesOf(active_seconds)),
    isNumeric: true,
    sortValue: (row) => row.active_seconds,
  },
];

export interface StudentsTableProps {
  students: readonly HomeworkStudentRow[];
  /** Path of a student's report; rows without one are no links. */
  hrefOf?: (studentId: string) => string;
}

/** Each student's progress; a row links to the student's report. */
export function StudentsTable({ students, hrefOf }: StudentsTableProps) {
  return (
    <Table
      caption={words.caption}
      isCaptionHidden
      columns={COLUMNS}
      rows={students}
      rowKey={({ student_id }) => student_id}
      {...(hrefOf && { rowHref: ({ student_id }: HomeworkStudentRow) => hrefOf(student_id) })}
      defaultSort={{ column: 'name', direction: 'ascending' }}
      empty={words.empty}
    />
  );
}
