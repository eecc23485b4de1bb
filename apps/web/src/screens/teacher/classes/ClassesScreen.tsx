import { useTeacherClasses } from '@mashq/state/teacher';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { LazyEmptyState } from '../../../loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { classPath } from '../../../routing/class-path.ts';
import { bookNames } from '../../../strings/student/general.ts';
import { teacherClasses } from '../../../strings/teacher/classes.ts';

/** The classes this teacher teaches now. */
export function ClassesScreen() {
  const words = teacherClasses;
  return (
    <Page
      title={words.title}
      actions={
        <Link variant="secondary" href="/teacher/skills">
          {words.books}
        </Link>
      }
    >
      <QueryBoundary
        query={useTeacherClasses()}
        skeleton={
          <Grid columns="wide">
            <Skeleton shape="card" size="large" />
            <Skeleton shape="card" size="large" />
          </Grid>
        }
      >
        {(classes) =>
          classes.length === 0 ? (
            <LazyEmptyState picture="people">{words.empty}</LazyEmptyState>
          ) : (
            <Grid columns="wide">
              {classes.map((one) => (
                <Card key={one.id} title={one.title} subtitle={bookNames[one.grade]} href={classPath(one)}>
                  {words.students(formatNumber(one.students_count))}
                </Card>
              ))}
            </Grid>
          )
        }
      </QueryBoundary>
    </Page>
  );
}
