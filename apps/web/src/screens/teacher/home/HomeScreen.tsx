import { useSession } from '@mashq/state/session';
import { useTeacherDashboard } from '@mashq/state/teacher';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDate } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Loaded } from '../../../loading/Loaded.tsx';
import { Nothing } from '../../../loading/Nothing.tsx';
import { teacherHome } from '../../../strings/teacher/home.ts';
import { ClassSkillsCard } from './ClassSkillsCard.tsx';
import { HelpCard } from './HelpCard.tsx';
import { NewHomeworkCard } from './NewHomeworkCard.tsx';
import { OpenHomeworksCard } from './OpenHomeworksCard.tsx';

/** A teacher's morning: how the class stands, who needs help, what is under way, and the way to the next homework. */
export function HomeScreen() {
  const dashboard = useTeacherDashboard();
  const { activeUser } = useSession();
  const words = teacherHome;
  const prefix = activeUser?.gender ? words.titles[activeUser.gender] : '';
  const name = `${prefix} ${activeUser?.last_name ?? ''}`.trim();
  return (
    <Page title={words.title(name, formatDate(Date.now()))}>
      <Loaded query={dashboard} skeleton={<Bones />}>
        {({ classes, open_homeworks, help }) =>
          classes.length === 0 ? (
            <Nothing picture="people">{words.noClass}</Nothing>
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
                <HelpCard alerts={help} />
              </Grid>
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

function Bones() {
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
