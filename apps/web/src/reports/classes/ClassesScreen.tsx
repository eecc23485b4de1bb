import { useTeacherClasses, useTeacherDashboard } from '@mashq/state/reports/dashboard';
import { Link } from '@mashq/ui/actions/link';
import { BandLegend } from '@mashq/ui/charts/band-bar';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { teacherClasses } from '../../platform/strings/teacher-classes.ts';
import { ClassCard } from './ClassCard.tsx';

/** The classes this teacher teaches now. */
export function ClassesScreen() {
  const words = teacherClasses;
  const today = useTeacherDashboard();
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
            <Stack gap={5}>
              <Grid columns="wide">
                {classes.map((one) => (
                  <ClassCard
                    key={one.id}
                    schoolClass={one}
                    today={today.data}
                    isTodayLoading={today.data === undefined && today.error === null}
                  />
                ))}
              </Grid>
              <BandLegend />
            </Stack>
          )
        }
      </QueryBoundary>
    </Page>
  );
}
