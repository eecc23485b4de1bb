import type { HomeworkStudentRow } from '@mashq/api/contract';
import { isOver, minutesOf } from '@mashq/api/measures';
import { Button } from '@mashq/ui/actions/button';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { PinnedColumn } from '@mashq/ui/data/pinned-column';
import { Table, type TableColumn, type TableProps } from '@mashq/ui/data/table';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { visuallyHidden } from '@mashq/ui/theme';
import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { ContainerSwitch } from '../../../platform/layout/ContainerSwitch.tsx';
import { teacher } from '../../../platform/strings/teacher-general.ts';
import { ShowMore } from '../../../platform/tables/ShowMore.tsx';
import { teacherHomework } from '../../strings/teacher-homework.ts';
import { StudentStateBadge } from './StudentStateBadge.tsx';
import { sortByNeed } from './sort-by-need.ts';

const words = teacherHomework.students;
/** In narrow places at first. */
const SHOWN = 8;

/** Where the student is, and answers that the teacher should know of, in one line. */
function stateText({ state, handed_in, is_late, waiting_answers, in_grace }: HomeworkStudentRow): string {
  return [
    isOver(state) && !handed_in ? words.unfinished : teacherHomework.studentStates[state],
    ...(is_late ? [words.late] : []),
    ...(waiting_answers > 0 ? [words.waiting(formatNumber(waiting_answers))] : []),
    ...(in_grace > 0 ? [words.inGrace(formatNumber(in_grace))] : []),
  ].join('، ');
}

const COLUMNS: readonly TableColumn<HomeworkStudentRow>[] = [
  {
    id: 'name',
    header: words.name,
    cell: ({ name }) => name,
    isRowHeader: true,
    width: '10rem',
    sortValue: ({ name }) => name,
  },
  {
    id: 'state',
    header: words.state,
    cell: (row) => <StudentStateBadge row={row} />,
    width: '11rem',
    narrow: 'detail',
    narrowCell: stateText,
  },
  {
    id: 'done',
    header: words.done,
    cell: ({ items_done, items_total }) => teacher.outOf(formatNumber(items_done), formatNumber(items_total)),
    isNumeric: true,
    sortValue: (row) => row.items_done,
    narrow: 'end',
  },
  {
    id: 'firstTry',
    header: words.firstTry,
    cell: ({ first_try_right }) => formatNumber(first_try_right),
    isNumeric: true,
    sortValue: (row) => row.first_try_right,
    narrow: 'detail',
    narrowCell: ({ items_done, first_try_right }) => items_done > 0 && words.firstTryOf(formatNumber(first_try_right)),
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

/** In the wide form a part of the state. */
const HELP: TableColumn<HomeworkStudentRow> = {
  id: 'help',
  header: words.help,
  cell: ({ help_needed }) =>
    help_needed && (
      <Badge tone="danger" icon={<LifeBuoy size="1em" />}>
        <span className={visuallyHidden}>{words.help}</span>
      </Badge>
    ),
  narrow: 'end',
};
/** The order is by need: another one would order the rows in sight alone. */
const BY_NEED = [...COLUMNS.map(({ sortValue: _, ...column }) => column), HELP];

/** What is compared across in a narrow place: columns that stay columns, numbers first. */
const COMPARED = [...COLUMNS.filter(({ id }) => id !== 'state'), ...COLUMNS.filter(({ id }) => id === 'state')].map(
  ({ narrow: _, narrowCell: __, width: ___, ...column }) => column,
);

export interface StudentsTableProps {
  students: readonly HomeworkStudentRow[];
  /** Path of a student's report; rows without one are no links. */
  hrefOf?: (studentId: string) => string;
}

/**
 * Each student's progress; a row links to the student's report. In narrow places those who need help come first, the rest is behind a
 * button, and so is a table of all numbers.
 */
export function StudentsTable({ students, hrefOf }: StudentsTableProps) {
  const [isCompared, setCompared] = useState(false);
  const table = (form: Pick<TableProps<HomeworkStudentRow>, 'columns' | 'rows' | 'defaultSort'>) => (
    <Table
      caption={words.caption}
      isCaptionHidden
      rowKey={({ student_id }) => student_id}
      {...(hrefOf && { rowHref: ({ student_id }: HomeworkStudentRow) => hrefOf(student_id) })}
      empty={words.empty}
      {...form}
    />
  );
  const byName = { column: 'name', direction: 'ascending' } as const;
  const list = () =>
    students.length === 0 ? (
      <p>{words.empty}</p>
    ) : (
      <Stack gap={3}>
        <Inline justify="between" isWrapping={false}>
          <span>{isCompared ? words.numbers : words.order}</span>
          <Button variant="quiet" size="small" onPress={() => setCompared(!isCompared)}>
            {isCompared ? words.asList : words.asTable}
          </Button>
        </Inline>
        {isCompared ? (
          <Card isFlush>
            <PinnedColumn>{table({ columns: COMPARED, rows: students, defaultSort: byName })}</PinnedColumn>
          </Card>
        ) : (
          <ShowMore items={sortByNeed(students)} shown={SHOWN}>
            {(rows) => <Card isFlush>{table({ columns: BY_NEED, rows })}</Card>}
          </ShowMore>
        )}
      </Stack>
    );
  return (
    <ContainerSwitch narrow={list} wide={() => table({ columns: COLUMNS, rows: students, defaultSort: byName })} />
  );
}
