import { useStudentReport } from '@mashq/state/reports/assignment-report';
import type { AssignmentRef } from '@mashq/state/work/teacher-keys';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useReportRole } from '../../platform/people/use-report-role.ts';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { CommentsCard } from '../homework/teacher/CommentsCard.tsx';
import { workLists } from '../homework/teacher/work-lists.ts';
import { assignmentNouns } from '../strings/teacher-homework.ts';
import { studentReport } from '../strings/teacher-student-report.ts';
import { StudentActions } from './StudentActions.tsx';
import { StudentFacts } from './StudentFacts.tsx';
import { StudentSkills } from './StudentSkills.tsx';
import { WaitingAnswers } from './WaitingAnswers.tsx';

/** One student's part of assigned work: progress, results, and each skill. */
export function StudentReport({ work, studentId }: { work: AssignmentRef; studentId: string }) {
  const report = useStudentReport(work, studentId);
  const { base, isTeacher } = useReportRole();
  const { assignment, student } = report.data ?? {};
  useNameInTitle(student?.name);
  const title = student?.name ?? studentReport.title;
  const crumbs = [
    ...(isTeacher ? [workLists[work.kind]] : []),
    { title: assignment?.title ?? assignmentNouns[work.kind], href: `${base}/${work.kind}/${work.id}` },
    { title },
  ];
  return (
    <Page
      title={title}
      breadcrumbs={<Breadcrumbs items={crumbs} />}
      {...(student && isTeacher && { actions: <StudentActions work={work} student={student} /> })}
    >
      <QueryBoundary query={report} skeleton={<ScreenSkeleton />}>
        {(data) => (
          <Stack gap={8}>
            <StudentFacts student={data.student} />
            {data.student.waiting_answers > 0 && (
              <WaitingAnswers
                work={work}
                studentId={studentId}
                waiting={data.student.waiting_answers}
                canDecide={isTeacher}
              />
            )}
            <StudentSkills work={work} studentId={studentId} skills={data.skills} />
            <CommentsCard work={work} comments={data.comments} student={{ id: studentId, name: data.student.name }} />
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}

function ScreenSkeleton() {
  return (
    <Stack gap={8}>
      <Skeleton shape="card" size="large" />
      <Skeleton shape="card" size="large" />
    </Stack>
  );
}
