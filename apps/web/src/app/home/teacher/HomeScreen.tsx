import { useSession } from '@mashq/state/platform/session/session';
import { prefetchTeacherDashboard, useTeacherDashboard } from '@mashq/state/reports/dashboard';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDate } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { studentPath } from '../../../reports/students/student-path.ts';
import { HelpCard } from '../../../work/homework/teacher/HelpCard.tsx';
import { teacherHome } from '../../../work/strings/teacher-home.ts';
import { ClassSkillsCard } from './ClassSkillsCard.tsx';
import { OpenHomeworksCard } from './OpenHomeworksCard.tsx';

/** Link to a new homework. */
function NewHomeworkCard() {
  const { title, words, action } = teacherHome.fresh;
  return (
    <Card
      title={title}
      tone="solid"
      footer={
        <Link variant="reward" href="/teacher/homeworks/new">
          {action}
        </Link>
      }
    >
      {words}
    </Card>
  );
}

/** Teacher home: class progress, students who need help, open homeworks, and a link to a new homework. */
export function HomeScreen() {
  const dashboard = useTeacherDashboard();
  const { activeUser } = useSession();
  const words = teacherHome;
  const prefix = activeUser?.gender ? words.titles[activeUser.gender] : '';
  const name = `${prefix} ${activeUser?.last_name ?? ''}`.trim();
  return (
    <Page title={words.title(name, formatDate(Date.now()))}>
      <QueryBoundary query={dashboard} skeleton={<ScreenSkeleton />}>
        {({ classes, open_homeworks, help }) =>
          classes.length === 0 ? (
            <LazyEmptyState picture="people">{words.noClass}</LazyEmptyState>
          ) : (
            <Stack gap={6}>
              <Grid columns="mainAside">
                <OpenHomeworksCard homeworks={open_homeworks} />
                <NewHomeworkCard />
              </Grid>
              <Grid columns="mainAside" align="start">
                <Stack gap={6}>
                  {classes.map((one) => (
                    <ClassSkillsCard key={one.id} schoolClass={one} />
                  ))}
                </Stack>
                <HelpCard
                  alerts={help}
                  isClassShown
                  hrefOf={(studentId, classId) => {
                    const found = classes.find(({ id }) => id === classId);
                    return found === undefined ? '/teacher/students' : studentPath({ ...found, student_id: studentId });
                  }}
                />
              </Grid>
            </Stack>
          )
        }
      </QueryBoundary>
    </Page>
  );
}

HomeScreen.prefetch = prefetchTeacherDashboard;

function ScreenSkeleton() {
  return (
    <Stack gap={6}>
      <Grid columns="mainAside">
        <Skeleton shape="card" size="large" />
        <Skeleton shape="card" size="large" />
      </Grid>
      <Grid columns="mainAside" align="start">
        <Skeleton shape="card" size="huge" />
        <Skeleton shape="card" size="large" />
      </Grid>
    </Stack>
  );
}
