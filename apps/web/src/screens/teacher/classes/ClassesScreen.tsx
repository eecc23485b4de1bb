import { useTeacherClasses } from '@mashq/state/teacher';
import { Card } from '@mashq/ui/data/card';
import { EmptyState } from '@mashq/ui/feedback/empty-state';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { classPath } from '../../../areas/class-path.ts';
import { Loaded } from '../../../loading/Loaded.tsx';
import { bookNames } from '../../../strings/student.ts';
import { teacher } from '../../../strings/teacher.ts';

/** The classes this teacher teaches now. */
export function ClassesScreen() {
  const words = teacher.classes;
  return (
    <Page title={words.title}>
      <Loaded
        query={useTeacherClasses()}
        skeleton={
          <Grid>
            <Skeleton shape="card" size="medium" />
            <Skeleton shape="card" size="medium" />
          </Grid>
        }
      >
        {(classes) =>
          classes.length === 0 ? (
            <EmptyState picture="people">{words.empty}</EmptyState>
          ) : (
            <Grid>
              {classes.map((one) => (
                <Card key={one.id} title={one.title} subtitle={bookNames[one.grade]} href={classPath(one)}>
                  {words.students(formatNumber(one.students_count))}
                </Card>
              ))}
            </Grid>
          )
        }
      </Loaded>
    </Page>
  );
}
