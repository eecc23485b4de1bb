import type { HomeworkStudentRow } from '@mashq/api/contract';
import { isOver, minutesOf } from '@mashq/api/measures';
import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { formatDeadline, formatNumber } from '@mashq/ui/i18n';
import { numbers } from '../../platform/layout/numbers.css.ts';
import { teacher } from '../../platform/strings/teacher-general.ts';
import { StudentStateBadge } from '../homework/teacher/StudentStateBadge.tsx';
import { studentReport } from '../strings/teacher-student-report.ts';

/** The level, or that there is none yet, and why. */
function titleOf({ state, level }: HomeworkStudentRow): string {
  const words = studentReport.facts;
  if (level !== null) return `${words.level}: ${teacher.levels[level]}`;
  return isOver(state) ? words.tooFew : words.state;
}

/** Progress and results of one student in a homework. */
export function StudentFacts({ student }: { student: HomeworkStudentRow }) {
  const { items_done, items_total, right, first_try_right, hints_opened, active_seconds, end_at } = student;
  const words = studentReport.facts;
  return (
    <Card
      title={titleOf(student)}
      subtitle={`${words.deadline}: ${formatDeadline(end_at)}`}
      actions={<StudentStateBadge row={student} />}
    >
      <div className={numbers}>
        <Stat value={teacher.outOf(formatNumber(items_done), formatNumber(items_total))} label={words.done} isCentred />
        <Stat value={right} label={words.right} tone="success" isCentred />
        <Stat value={first_try_right} label={words.firstTry} tone="success" isCentred />
        <Stat value={hints_opened} label={words.hints} tone="info" isCentred />
        <Stat
          value={teacher.minutes(formatNumber(minutesOf(active_seconds)))}
          label={words.time}
          tone="reward"
          isCentred
        />
      </div>
    </Card>
  );
}
