import { useTimesTable } from '@mashq/state/reports/dashboard';
import { Link } from '@mashq/ui/actions/link';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDigits, formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { UsersRound } from 'lucide-react';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import type { ClassTabProps } from '../../platform/routing/class-path.ts';
import { classPage } from '../../platform/strings/teacher-class-page.ts';
import { studentPath } from '../students/student-path.ts';

const words = classPage.timesTable;
/** Facts that are named: a teacher goes over a few at a time. */
const SHOWN = 6;

/** Facts of the times tables that most students of a class do not know yet, by their daily warm-ups. */
export function TimesTableCard({ schoolClass }: ClassTabProps) {
  const table = useTimesTable(schoolClass.id);
  return (
    <QueryBoundary query={table} skeleton={<Skeleton shape="card" size="large" />}>
      {({ students, begun, facts }) => (
        <Card
          title={words.title}
          subtitle={begun === 0 ? words.nobody : words.begun(formatNumber(begun), formatNumber(students))}
        >
          {begun > 0 && facts.length === 0 && <p>{words.allKnown}</p>}
          {facts.length > 0 && (
            <List aria-label={words.list}>
              {facts.slice(0, SHOWN).map(({ fact, not_yet: notYet, known }) => (
                <ListItem
                  key={fact}
                  title={<bdi dir="ltr">{formatDigits(fact.replace('×', ' × '))}</bdi>}
                  description={
                    <Inline gap={3}>
                      {notYet.map((student) => (
                        <Link key={student.student_id} href={studentPath({ ...schoolClass, ...student })}>
                          {student.name}
                        </Link>
                      ))}
                    </Inline>
                  }
                  end={
                    <Badge tone="reward" icon={<UsersRound size="1em" />}>
                      {words.notYet(formatNumber(notYet.length), formatNumber(notYet.length + known))}
                    </Badge>
                  }
                />
              ))}
            </List>
          )}
        </Card>
      )}
    </QueryBoundary>
  );
}
