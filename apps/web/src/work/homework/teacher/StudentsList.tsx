import type { HomeworkStudentRow } from '@mashq/api/contract';
import { isOver } from '@mashq/api/measures';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { visuallyHidden } from '@mashq/ui/theme';
import { LifeBuoy } from 'lucide-react';
import { teacher } from '../../../platform/strings/teacher-general.ts';
import { ShowMore } from '../../../platform/tables/ShowMore.tsx';
import { teacherHomework } from '../../strings/teacher-homework.ts';
import type { StudentsTableProps } from './StudentsTable.tsx';
import { sortByNeed } from './sort-by-need.ts';

const words = teacherHomework.students;
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
  { id: 'name', header: words.name, cell: ({ name }) => name, isRowHeader: true },
  { id: 'state', header: words.state, cell: stateText, narrow: 'detail' },
  {
    id: 'firstTry',
    header: words.firstTry,
    cell: ({ items_done, first_try_right }) => items_done > 0 && words.firstTryOf(formatNumber(first_try_right)),
    narrow: 'detail',
  },
  {
    id: 'help',
    header: words.help,
    cell: ({ help_needed }) =>
      help_needed && (
        <Badge tone="danger" icon={<LifeBuoy size="1em" />}>
          <span className={visuallyHidden}>{words.help}</span>
        </Badge>
      ),
    narrow: 'end',
  },
  {
    id: 'done',
    header: words.done,
    cell: ({ items_done, items_total }) => teacher.outOf(formatNumber(items_done), formatNumber(items_total)),
    isNumeric: true,
    narrow: 'end',
  },
];

/** The students of a homework in two lines each, for narrow places: those who need help first, the rest behind a button. */
export function StudentsList({ students, hrefOf }: StudentsTableProps) {
  if (students.length === 0) return <p>{words.empty}</p>;
  return (
    <Stack gap={3}>
      <p>{words.order}</p>
      <ShowMore items={sortByNeed(students)} shown={SHOWN}>
        {(shown) => (
          <Card isFlush>
            <Table
              caption={words.caption}
              isCaptionHidden
              columns={COLUMNS}
              rows={shown}
              rowKey={({ student_id }) => student_id}
              {...(hrefOf && { rowHref: ({ student_id }: HomeworkStudentRow) => hrefOf(student_id) })}
            />
          </Card>
        )}
      </ShowMore>
    </Stack>
  );
}
