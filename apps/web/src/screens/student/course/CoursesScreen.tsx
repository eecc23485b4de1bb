import type { CourseSummary } from '@mashq/api/contract';
import { useCourses } from '@mashq/state/member';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { StudentCourseCard } from '@mashq/ui/learning/course-card';
import { LazyEmptyState } from '../../../loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { coursesWords } from '../../../strings/student/courses.ts';
import { coursePath } from './course-path.ts';

/** The courses of the student's grade. */
export function CoursesScreen() {
  return (
    <Page width="student" title={coursesWords.title}>
      <QueryBoundary
        query={useCourses()}
        voice="student"
        skeleton={
          <Grid columns="wide" gap={4}>
            {['a', 'b', 'c'].map((key) => (
              <Skeleton key={key} shape="card" size="huge" />
            ))}
          </Grid>
        }
      >
        {(courses) =>
          courses.length === 0 ? (
            <LazyEmptyState
              picture="homework"
              action={
                <Link variant="primary" href="/student/profile/school">
                  {coursesWords.join}
                </Link>
              }
            >
              {coursesWords.none}
            </LazyEmptyState>
          ) : (
            <Grid columns="wide" gap={4}>
              {courses.map((course) => (
                <CourseCard key={course.id} course={course} />
              ))}
            </Grid>
          )
        }
      </QueryBoundary>
    </Page>
  );
}

function CourseCard({ course }: { course: CourseSummary }) {
  const { title, subject, teacher_name, skills_count, learned_count, resume } = course;
  const href = coursePath(course);
  // Literature and science have a book and no skills: there is nothing to measure.
  if (skills_count === 0) return <Card title={title} subtitle={coursesWords.book} href={href} />;
  return (
    <StudentCourseCard
      title={title}
      subject={subject}
      learned={learned_count}
      total={skills_count}
      href={href}
      {...(teacher_name !== null && { teacher: teacher_name })}
      {...(resume !== null && { next: resume.title })}
    />
  );
}
