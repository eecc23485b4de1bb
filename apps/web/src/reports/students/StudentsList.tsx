import type { StudentOverview } from '@mashq/api/contract';
import { Avatar } from '@mashq/ui/data/avatar';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import type { TableProps } from '@mashq/ui/data/table';
import { formatNumber, formatRelativeDay } from '@mashq/ui/i18n';
import { visuallyHidden } from '@mashq/ui/theme';
import { Check, Flag } from 'lucide-react';
import { studentsWords } from '../strings/teacher-students.ts';

const words = studentsWords;

export interface StudentsTableProps extends Pick<TableProps<StudentOverview>, 'footer' | 'isPending'> {
  students: readonly StudentOverview[];
  /** Students of several classes, one page of them. @default false */
  isPage?: boolean;
}

export interface StudentsListProps extends StudentsTableProps {
  /** Path of a student's page. */
  hrefOf: (student: StudentOverview) => string;
}

/** The students table as a list of two lines each, for narrow places. Of a whole class, those who need help come first. */
export function StudentsList({ students, isPage = false, footer, hrefOf }: StudentsListProps) {
  const shown = isPage ? students : students.toSorted((a, b) => b.help_alerts - a.help_alerts);
  return (
    <Card>
      <small aria-hidden="true">{words.marks}</small>
      <List aria-label={words.caption}>
        {shown.map((student) => (
          <ListItem
            key={`${student.class_id} ${student.student_id}`}
            start={<Avatar name={student.name} fallback="letter" />}
            title={student.name}
            description={lineOf(student, isPage)}
            end={
              <>
                {student.help_alerts > 0 && (
                  <Badge tone="danger" icon={<Flag size="1em" />}>
                    <Counted count={student.help_alerts} words={words.helpIn} />
                  </Badge>
                )}
                <Badge tone="success" icon={<Check size="1em" />}>
                  <Counted count={student.learned_skills} words={words.learnedIn} />
                </Badge>
              </>
            }
            href={hrefOf(student)}
          />
        ))}
      </List>
      {footer}
    </Card>
  );
}

/** A number beside a mark, which is heard in words. */
function Counted({ count, words: inWords }: { count: number; words: (count: string) => string }) {
  return (
    <>
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className={visuallyHidden}>{inWords(formatNumber(count))}</span>
    </>
  );
}

function lineOf({ class_title, minutes, last_seen_at }: StudentOverview, isPage: boolean): string {
  const seen = last_seen_at === null ? words.neverSeen : formatRelativeDay(last_seen_at);
  return [...(isPage ? [class_title] : []), words.minutesShort(formatNumber(minutes)), seen].join('، ');
}
