import type { HomeworkReport } from '@mashq/api/contract';
import { useHomeworkReport } from '@mashq/state/teacher';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { ContainerSwitch } from '../../../layout/ContainerSwitch.tsx';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { lazyComponent } from '../../../routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../routing/OptionalBoundary.tsx';
import { teacherHomework } from '../../../strings/teacher/homework.ts';
import { teacherHomeworks } from '../../../strings/teacher/homeworks.ts';
import { HelpCard } from '../home/HelpCard.tsx';
import { CommentsCard } from './CommentsCard.tsx';
import { HomeworkActions } from './HomeworkActions.tsx';
import { HomeworkFacts } from './HomeworkFacts.tsx';
import { HomeworkGrid } from './HomeworkGrid.tsx';
import { SkillsList } from './SkillsList.tsx';
import { SkillsTable } from './SkillsTable.tsx';
import { StudentsList } from './StudentsList.tsx';
import { StudentsTable } from './StudentsTable.tsx';

const words = teacherHomework;

/** Loaded after the report: it draws questions, and is beside or below the students. */
const mistakesCard = lazyComponent(() => import('./MistakesCard.tsx'), 'MistakesCard');

/** Report of one homework: students, skills, common mistakes, and students who need help. */
export function HomeworkScreen({ id }: { id: string }) {
  const report = useHomeworkReport(id);
  const title = report.data?.homework.title ?? words.title;
  return (
    <Page
      title={title}
      breadcrumbs={<Breadcrumbs items={[{ title: teacherHomeworks.title, href: '/teacher/homeworks' }, { title }]} />}
      {...(report.data && { actions: <HomeworkActions homework={report.data.homework} /> })}
    >
      <QueryBoundary query={report} skeleton={<ScreenSkeleton />}>
        {(data) => <Report report={data} />}
      </QueryBoundary>
    </Page>
  );
}

function Report({ report }: { report: HomeworkReport }) {
  const { homework, students, skills, cells, mistakes, help, comments } = report;
  return (
    <Stack gap={8}>
      <HomeworkFacts homework={homework} />
      <Grid columns="mainAside" align="start">
        <Stack gap={8}>
          <Section title={words.students.title}>
            <ContainerSwitch
              narrow={() => <StudentsList homeworkId={homework.id} students={students} />}
              wide={() => <StudentsTable homeworkId={homework.id} students={students} />}
            />
          </Section>
          <Section title={words.grid.title}>
            <HomeworkGrid homeworkId={homework.id} students={students} skills={skills} cells={cells} />
          </Section>
          <Section title={words.skills.title}>
            <ContainerSwitch
              narrow={() => <SkillsList homeworkId={homework.id} skills={skills} />}
              wide={() => <SkillsTable homeworkId={homework.id} skills={skills} />}
            />
          </Section>
        </Stack>
        <Stack gap={6}>
          <HelpCard
            alerts={help}
            hrefOf={(studentId) => `/teacher/homework/${homework.id}/student/${studentId}`}
            none={words.help.none}
          />
          <OptionalBoundary>
            <mistakesCard.Component mistakes={mistakes} />
          </OptionalBoundary>
          <CommentsCard homeworkId={homework.id} comments={comments} />
        </Stack>
      </Grid>
    </Stack>
  );
}

function ScreenSkeleton() {
  return (
    <Stack gap={8}>
      <Skeleton shape="card" size="huge" />
      <Grid columns="mainAside" align="start">
        <Skeleton shape="card" size="huge" />
        <Skeleton shape="card" size="large" />
      </Grid>
    </Stack>
  );
}
