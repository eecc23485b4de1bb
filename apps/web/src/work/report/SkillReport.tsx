import { useStudentSkillReport } from '@mashq/state/reports/assignment-report';
import type { AssignmentRef } from '@mashq/state/work/teacher-keys';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { SkillMeter } from '@mashq/ui/learning/skill-meter';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useReportRole } from '../../platform/people/use-report-role.ts';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { assignmentNouns } from '../strings/teacher-homework.ts';
import { skillReport } from '../strings/teacher-skill-report.ts';
import { studentReport } from '../strings/teacher-student-report.ts';
import { AnsweredQuestion } from './AnsweredQuestion.tsx';

export interface SkillReportProps {
  work: AssignmentRef;
  studentId: string;
  skillId: string;
}

/** One skill of one student's part of assigned work: each question, and each answer as typed. */
export function SkillReport({ work, studentId, skillId }: SkillReportProps) {
  const report = useStudentSkillReport(work, studentId, skillId);
  const { assignment, student, skill, mastery } = report.data ?? {};
  useNameInTitle(student && skill && `${student.name}، ${skill.title}`);
  const title = skill?.title ?? skillReport.title;
  const { base } = useReportRole();
  const home = `${base}/${work.kind}/${work.id}`;
  const crumbs = [
    { title: assignment?.title ?? assignmentNouns[work.kind], href: home },
    { title: student?.name ?? studentReport.title, href: `${home}/student/${studentId}` },
    { title },
  ];
  return (
    <Page
      title={title}
      subtitle={student?.name}
      breadcrumbs={<Breadcrumbs items={crumbs} />}
      width="reading"
      {...(mastery && {
        actions: <SkillMeter band={mastery.band} count={mastery.n} estimate={mastery.estimate} />,
      })}
    >
      <QueryBoundary query={report} skeleton={<ScreenSkeleton />}>
        {({ questions }) =>
          questions.length === 0 ? (
            <LazyEmptyState picture="homework">{skillReport.empty}</LazyEmptyState>
          ) : (
            <Stack gap={6}>
              {questions.map((question, index) => (
                <AnsweredQuestion key={question.question_id} question={question} place={index + 1} />
              ))}
            </Stack>
          )
        }
      </QueryBoundary>
    </Page>
  );
}

function ScreenSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton shape="card" size="huge" />
      <Skeleton shape="card" size="huge" />
    </Stack>
  );
}
