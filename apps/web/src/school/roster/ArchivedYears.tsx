import { useArchivedYears } from '@mashq/state/school/roster/queries';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { rosterWords } from '../strings/roster.ts';
import { yearName } from './year-name.ts';

const words = rosterWords;

/** The classes of past school years, to be read. */
export function ArchivedYears() {
  const years = useArchivedYears();
  return (
    <QueryBoundary query={years} skeleton={<Skeleton shape="card" size="large" />}>
      {(data) =>
        data.length === 0 ? (
          <LazyEmptyState picture="homework">{words.archive.none}</LazyEmptyState>
        ) : (
          <Stack gap={6}>
            {data.map(({ year, classes }) => (
              <Card key={year.id} title={words.archive.year(yearName(year.title))}>
                <List>
                  {classes.map(({ id, title, grade, students_count }) => (
                    <ListItem
                      key={id}
                      title={title}
                      description={words.grade[grade]}
                      end={words.students(formatNumber(students_count))}
                      href={`/school/roster/class/${id}`}
                    />
                  ))}
                </List>
              </Card>
            ))}
          </Stack>
        )
      }
    </QueryBoundary>
  );
}
