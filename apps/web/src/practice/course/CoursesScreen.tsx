import type { CourseSummary } from '@mashq/api/contract';
import { useCourses } from '@mashq/state/practice/course';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { StudentCourseCard } from '@mashq/ui/learning/course-card';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { coursesWords } from '../strings/student-courses.ts';

/** Path of a course: its subject and its number. */
const coursePath = ({ subject, id }: Pick<CourseSummary, 'subject' | 'id'>) => `/student/courses/${subject}/${id}`;

/** The courses of the student's grade. */
export function CoursesScreen() {
  return (
    <Page width="student" title={coursesWords.title}>
      <QueryBoundary
        query={useCourses()}
        voice="student"
        skeleton={
          <Stack gap={4}>
            <Skeleton shape="card" size="huge" />
            <Grid columns="wide" gap={4}>
              <Skeleton shape="card" size="huge" />
              <Skeleton shape="card" size="huge" />
            </Grid>
          </Stack>
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
            <Stack gap={4}>
              {courses.filter(hasSkills).map((course) => (
                <CourseCard key={course.id} course={course} />
              ))}
              <Grid columns="wide" gap={4}>
                {courses
                  .filter((course) => !hasSkills(course))
                  .map((course) => (
                    <CourseCard key={course.id} course={course} />
                  ))}
              </Grid>
            </Stack>
          )
        }
      </QueryBoundary>
    </Page>
  );
}

/** Literature and science have a book and no skills: they stand below, side by side. */
const hasSkills = ({ skills_count }: CourseSummary) => skills_count > 0;

function CourseCard({ course }: { course: CourseSummary }) {
  const { title, subject, teacher_name, skills_count, learned_count, resume } = course;
  return (
    <StudentCourseCard
      title={title}
      subject={subject}
      learned={learned_count}
      total={skills_count}
      href={coursePath(course)}
      {...(!hasSkills(course) && { contents: coursesWords.book })}
      {...(teacher_name !== null && { teacher: teacher_name })}
      {...(resume !== null && { next: resume.title })}
    />
  );
}
