import type { CourseDetail } from '@mashq/api/contract';
import { useSession } from '@mashq/state/platform/session/session';
import { useCourse } from '@mashq/state/practice/course';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { FirstVisitHint } from '../../help/hints/FirstVisitHint.tsx';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { coursesWords } from '../strings/student-courses.ts';
import { CourseChapters } from './CourseChapters.tsx';
import { CourseHomeworks } from './CourseHomeworks.tsx';

/** The contents of a book that has no skills. */
function BookTitles({ chapters }: Pick<CourseDetail, 'chapters'>) {
  return (
    <Section title={coursesWords.book}>
      <List>
        {chapters.map(({ number, title, lessons }) => (
          <ListItem
            key={number}
            title={coursesWords.chapterTitle(formatNumber(number), title)}
            {...(lessons.length > 0 && { description: lessons.map((lesson) => lesson.title).join('، ') })}
          />
        ))}
      </List>
    </Section>
  );
}

const readyPackages = lazyComponent(() => import('./ReadyPackages.tsx'), 'ReadyPackages');

/** One course: where the student is, what is due, its book by chapter, and what the teacher assigned. */
export function CourseScreen({ courseId }: { course: string; courseId: string }) {
  const course = useCourse(Number(courseId));
  useNameInTitle(course.data?.title);
  const words = coursesWords;
  const { title = words.course, skills_count = 0, learned_count = 0 } = course.data ?? {};
  return (
    <Page
      width="student"
      title={title}
      {...(skills_count > 0 && {
        subtitle: words.learned(formatNumber(learned_count), formatNumber(skills_count)),
      })}
      breadcrumbs={<Breadcrumbs items={[{ title: words.title, href: '/student/courses' }, { title }]} />}
    >
      <QueryBoundary
        query={course}
        voice="student"
        skeleton={
          <Stack gap={6}>
            <Skeleton shape="card" size="large" />
            <Skeleton shape="card" size="huge" />
          </Stack>
        }
      >
        {(data) => (data.subject === 'math' ? <MathCourse course={data} /> : <OtherCourse course={data} />)}
      </QueryBoundary>
    </Page>
  );
}

function MathCourse({ course }: { course: CourseDetail }) {
  const { due_count, homeworks } = course;
  const { activeUser } = useSession();
  const words = coursesWords;
  return (
    <Stack gap={6}>
      <FirstVisitHint screen="student-course">{coursesWords.hint}</FirstVisitHint>
      {due_count > 0 && (
        <Card
          tone="reward"
          title={words.review.title(formatNumber(due_count))}
          actions={
            <Link variant="primary" href="/student/course-review">
              {words.review.start}
            </Link>
          }
        >
          <p>{words.review.text}</p>
        </Card>
      )}
      <CourseChapters course={course} />
      {activeUser?.is_individual_customer === true ? (
        <OptionalBoundary>
          <readyPackages.Component />
        </OptionalBoundary>
      ) : (
        <CourseHomeworks homeworks={homeworks} />
      )}
      <Card
        title={words.exercise.title}
        actions={
          <Link variant="secondary" href="/student/exercise">
            {words.exercise.open}
          </Link>
        }
      >
        <p>{words.exercise.text}</p>
      </Card>
    </Stack>
  );
}

function OtherCourse({ course }: { course: CourseDetail }) {
  return (
    <Stack gap={6}>
      <LazyEmptyState picture="homework">{coursesWords.nothingHere}</LazyEmptyState>
      <BookTitles chapters={course.chapters} />
    </Stack>
  );
}
