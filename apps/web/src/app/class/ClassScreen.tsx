import { useSession } from '@mashq/state/platform/session/session';
import { Link } from '@mashq/ui/actions/link';
import { Tabs } from '@mashq/ui/data/tabs';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { Suspense } from 'react';
import { Redirect } from 'wouter';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { classPath } from '../../platform/routing/class-path.ts';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { bookNames } from '../../platform/strings/student-general.ts';
import { classPage } from '../../platform/strings/teacher-class-page.ts';
import { teacherClasses } from '../../platform/strings/teacher-classes.ts';
import { teacherHomeworks } from '../../work/strings/teacher-homeworks.ts';
import { printWords } from '../../work/strings/teacher-print.ts';
import { classTabs } from './class-tabs.ts';

interface ClassScreenProps {
  classId: string;
  courseId: string;
  tabName: string;
}

/** A class from all sides; the tab is in the address. */
export function ClassScreen({ classId, courseId, tabName }: ClassScreenProps) {
  const { activeUser } = useSession();
  const schoolClass = activeUser?.classes.find(({ id }) => id === classId);
  useNameInTitle(schoolClass?.title);
  const title = schoolClass?.title ?? classPage.title;
  const crumbs = <Breadcrumbs items={[{ title: teacherClasses.title, href: '/teacher/classes' }, { title }]} />;
  if (schoolClass === undefined) {
    return (
      <Page title={title} breadcrumbs={crumbs}>
        <LazyEmptyState picture="lost">{classPage.missing}</LazyEmptyState>
      </Page>
    );
  }
  const isMath = Number(courseId) === schoolClass.course_id;
  if (isMath && !classTabs.some(({ name }) => name === tabName)) {
    return <Redirect to={classPath(schoolClass)} replace />;
  }
  return (
    <Page
      title={title}
      subtitle={classPage.subtitle(bookNames[schoolClass.grade], formatNumber(schoolClass.students_count))}
      breadcrumbs={crumbs}
      width="full"
      actions={
        <>
          <Link variant="secondary" href={`/teacher/print?class=${classId}`}>
            {printWords.title}
          </Link>
          <Link variant="primary" href={`/teacher/homeworks/new?class=${classId}`}>
            {teacherHomeworks.new}
          </Link>
        </>
      }
    >
      {isMath ? (
        <Tabs
          label={classPage.tabsLabel}
          selected={tabName}
          items={classTabs.map(({ name, label, tab }) => ({
            id: name,
            title: label,
            href: classPath(schoolClass, name),
            content: (
              <Suspense fallback={<Skeleton shape="card" size="huge" />}>
                <tab.Component schoolClass={schoolClass} />
              </Suspense>
            ),
          }))}
        />
      ) : (
        <LazyEmptyState
          picture="homework"
          action={
            <Link variant="secondary" href={classPath(schoolClass)}>
              {classPage.mathCourse}
            </Link>
          }
        >
          {classPage.otherCourse}
        </LazyEmptyState>
      )}
    </Page>
  );
}
