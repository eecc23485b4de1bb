import { useStudentReport } from '@mashq/state/teacher';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { teacherHomework } from '../../../strings/teacher/homework.ts';
import { teacherHomeworks } from '../../../strings/teacher/homeworks.ts';
import { studentReport } from '../../../strings/teacher/student-report.ts';
import { CommentsCard } from '../homework/CommentsCard.tsx';
import { StudentActions } from './StudentActions.tsx';
import { StudentFacts } from './StudentFacts.tsx';
import { StudentSkills } from './StudentSkills.tsx';

/** One student's homework: progress, results, and each skill. */
export function StudentScreen({ homeworkId, studentId }: { homeworkId: string; studentId: string }) {
  const report = useStudentReport(homeworkId, studentId);
  const { homework, student } = report.data ?? {};
  const title = student?.name ?? studentReport.title;
  const crumbs = [
    { title: teacherHomeworks.title, href: '/teacher/homeworks' },
    { title: homework?.title ?? teacherHomework.title, href: `/teacher/homework/${homeworkId}` },
    { title },
  ];
  return (
    <Page
      title={title}
      breadcrumbs={<Breadcrumbs items={crumbs} />}
      {...(student && { actions: <StudentActions homeworkId={homeworkId} student={student} /> })}
    >
      <QueryBoundary query={report} skeleton={<ScreenSkeleton />}>
        {(data) => (
          <Stack gap={8}>
            <StudentFacts student={data.student} />
            <StudentSkills homeworkId={homeworkId} studentId={studentId} skills={data.skills} />
            <CommentsCard
              homeworkId={homeworkId}
              comments={data.comments}
              student={{ id: studentId, name: data.student.name }}
            />
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
