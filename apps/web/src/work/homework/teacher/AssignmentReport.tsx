import type { TeacherAssignment } from '@mashq/api/contract';
import { useAssignmentReport } from '@mashq/state/reports/assignment-report';
import type { AssignmentRef } from '@mashq/state/work/teacher-keys';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import type { ReactNode } from 'react';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { useReportRole } from '../../../platform/people/use-report-role.ts';
import { AfterFirstScreen, lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { useNameInTitle } from '../../../platform/routing/use-name-in-title.ts';
import { fromWork, previewPath } from '../../../questions/preview/preview-path.ts';
import { assignmentNouns, teacherHomework } from '../../strings/teacher-homework.ts';
import { HelpCard } from './HelpCard.tsx';
import { HomeworkActions, RemoveWork } from './HomeworkActions.tsx';
import { HomeworkFacts } from './HomeworkFacts.tsx';
import { HomeworkGrid } from './HomeworkGrid.tsx';
import { StudentsTable } from './StudentsTable.tsx';

const words = teacherHomework;

/** Loaded after the report: they are beside or below the students. */
const commentsCard = lazyComponent(() => import('./CommentsCard.tsx'), 'CommentsCard');
const skillsSection = lazyComponent(() => import('./SkillsSection.tsx'), 'SkillsSection');
const mistakesCard = lazyComponent(() => import('./MistakesCard.tsx'), 'MistakesCard');

export interface AssignmentReportProps {
  work: AssignmentRef;
  /** The list above it. */
  parent:
    | { title: string; href: string }
    | ((assignment: TeacherAssignment | undefined) => { title: string; href: string });
  /** What only this kind of work shows, above its students. */
  children?: ReactNode;
}

/** Report of assigned work of any kind: students, skills, common mistakes, and students who need help. */
export function AssignmentReport({ work, parent, children }: AssignmentReportProps) {
  const report = useAssignmentReport(work);
  const { isTeacher } = useReportRole();
  const { assignment } = report.data ?? {};
  useNameInTitle(assignment?.title);
  const title = assignment?.title ?? assignmentNouns[work.kind];
  return (
    <Page
      title={title}
      breadcrumbs={<Breadcrumbs items={[typeof parent === 'function' ? parent(assignment) : parent, { title }]} />}
      actions={
        assignment === undefined ? (
          report.error === null ? (
            <>
              <Skeleton shape="button" />
              {isTeacher && <Skeleton shape="button" />}
              {isTeacher && <Skeleton shape="circle" />}
            </>
          ) : null
        ) : isTeacher ? (
          <HomeworkActions work={work} assignment={assignment} />
        ) : (
          <RemoveWork work={work} assignment={assignment} />
        )
      }
    >
      <QueryBoundary query={report} skeleton={<ScreenSkeleton />}>
        {(data) => (
          <Report work={work} report={data}>
            {children}
          </Report>
        )}
      </QueryBoundary>
    </Page>
  );
}

interface ReportProps extends Pick<AssignmentReportProps, 'work' | 'children'> {
  report: NonNullable<ReturnType<typeof useAssignmentReport>['data']>;
}

function Report({ work, report, children }: ReportProps) {
  const { assignment, students, skills, cells, mistakes, help, comments } = report;
  const { id } = assignment;
  const own = { kind: work.kind, id };
  const { base } = useReportRole();
  const answersOf = (studentId: string, skillId?: string) => {
    const path = `${base}/${work.kind}/${id}/student/${studentId}`;
    return skillId === undefined ? path : `${path}/skill/${skillId}`;
  };
  // Of a draft there is nothing to report.
  if (assignment.state === 'draft') {
    return (
      <Stack gap={8}>
        <HomeworkFacts assignment={assignment} />
        {children}
      </Stack>
    );
  }
  const previewOf = (skillId: string) => previewPath(skillId, fromWork(own), base);
  return (
    <Stack gap={8}>
      <HomeworkFacts assignment={assignment} />
      <Grid columns="mainAside" align="start">
        <Stack gap={8}>
          {children}
          <Section title={words.students.title}>
            <StudentsTable students={students} hrefOf={(studentId) => answersOf(studentId)} />
          </Section>
          <Section title={words.grid.title}>
            <HomeworkGrid students={students} skills={skills} cells={cells} help={help} hrefOf={answersOf} />
          </Section>
          <Section title={words.skills.title}>
            <AfterFirstScreen>
              <skillsSection.Component skills={skills} hrefOf={previewOf} />
            </AfterFirstScreen>
          </Section>
        </Stack>
        <Stack gap={6}>
          <HelpCard alerts={help} hrefOf={(studentId) => answersOf(studentId)} none={words.help.none} />
          <OptionalBoundary>
            <mistakesCard.Component mistakes={mistakes} students={students} hrefOf={answersOf} />
          </OptionalBoundary>
          <AfterFirstScreen>
            <commentsCard.Component work={own} comments={comments} />
          </AfterFirstScreen>
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
