import type { StudentReport } from '@mashq/api/contract';
import { minutesOf } from '@mashq/api/measures';
import { Card } from '@mashq/ui/data/card';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { formatDate, formatNumber } from '@mashq/ui/i18n';
import { useReportRole } from '../../platform/people/use-report-role.ts';
import { teacher } from '../../platform/strings/teacher-general.ts';
import { StudentStateBadge } from '../../work/homework/teacher/StudentStateBadge.tsx';
import { studentPage } from '../strings/teacher-student-page.ts';

type Work = StudentReport['work'][number];

const words = studentPage.work;

const COLUMNS: readonly TableColumn<Work>[] = [
  {
    id: 'name',
    header: words.name,
    cell: ({ kind, title }) => title || words.kinds[kind],
    isRowHeader: true,
    width: '12rem',
  },
  { id: 'state', header: words.state, cell: (row) => <StudentStateBadge row={row} />, narrow: 'end' },
  {
    id: 'done',
    header: words.done,
    cell: ({ items_done, items_total }) => teacher.outOf(formatNumber(items_done), formatNumber(items_total)),
    isNumeric: true,
    narrow: 'detail',
  },
  { id: 'firstTry', header: words.firstTry, cell: (row) => formatNumber(row.first_try_right), isNumeric: true },
  {
    id: 'minutes',
    header: words.minutes,
    cell: ({ active_seconds }) => formatNumber(minutesOf(active_seconds)),
    isNumeric: true,
  },
  {
    id: 'end',
    header: words.end,
    cell: ({ end_at }) => formatDate(end_at, 'day'),
    narrow: 'detail',
    narrowCell: ({ end_at }) => words.until(formatDate(end_at, 'day')),
  },
];

export interface StudentWorkProps {
  student: Pick<StudentReport['student'], 'student_id' | 'class_id'>;
  work: readonly Work[];
}

/** The work that the teacher gave a student, newest first; a row leads to the student's answers. */
export function StudentWork({ student, work }: StudentWorkProps) {
  const { student_id: studentId, class_id: classId } = student;
  const { base, isTeacher } = useReportRole();
  return (
    <Card title={words.title} isFlush={work.length > 0}>
      {work.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Table
          caption={words.title}
          isCaptionHidden
          columns={COLUMNS}
          rows={work}
          rowKey={({ assignment_id }) => assignment_id}
          rowHref={({ kind, assignment_id }) =>
            kind === 'quiz'
              ? `${base}/quiz-reports/${classId}/${assignment_id}/${studentId}`
              : isTeacher || kind === 'homework'
                ? `${base}/${kind}/${assignment_id}/student/${studentId}`
                : undefined
          }
        />
      )}
    </Card>
  );
}
