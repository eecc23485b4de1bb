import type { ClassOverview } from '@mashq/api/contract';
import { useClassHomeworks, useSchoolClass } from '@mashq/state/reports/school-reports';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Tabs } from '@mashq/ui/data/tabs';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useSearch } from 'wouter';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { schoolClassPath } from '../../platform/routing/class-path.ts';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { bookNames } from '../../platform/strings/student-general.ts';
import { classPage } from '../../platform/strings/teacher-class-page.ts';
import { HomeworkCards } from '../../work/homework/teacher/HomeworkCards.tsx';
import { teacherHomeworks } from '../../work/strings/teacher-homeworks.ts';
import { SkillsTab } from '../classes/SkillsTab.tsx';
import { Numbers } from '../management/Numbers.tsx';
import { RECENT_DAYS } from '../management/RecentPractice.tsx';
import { management } from '../strings/management.ts';
import { school } from '../strings/school.ts';
import { StudentsTab } from '../students/StudentsTab.tsx';
import { ReportsByManagerCalls } from './ReportsByManagerCalls.tsx';

const words = school.class;
const TABS = ['skills', 'homeworks', 'students'] as const;
type Tab = (typeof TABS)[number];

const isTab = (name: string | null): name is Tab => TABS.some((tab) => tab === name);

/** A class of the school from all sides; the tab is in the address. */
export function SchoolClassScreen({ id, courseId }: { id: string; courseId: string }) {
  const overview = useSchoolClass(id);
  const title = overview.data?.title ?? words.title;
  const { data } = overview;
  useNameInTitle(data?.title);
  return (
    <ReportsByManagerCalls>
      <Page
        title={title}
        width="full"
        breadcrumbs={<Breadcrumbs items={[{ title: school.classes.title, href: '/school/classes' }, { title }]} />}
        {...(data && {
          subtitle: `${bookNames[data.grade]} · ${data.teacher_names.length > 0 ? words.teacher(management.names(data.teacher_names)) : management.noTeacher}`,
          actions: (
            <Link variant="secondary" href={`/school/quiz-reports/${id}`}>
              {words.quizzes}
            </Link>
          ),
        })}
      >
        <QueryBoundary query={overview} skeleton={<Skeleton shape="card" size="huge" />}>
          {(found) =>
            Number(courseId) === found.course_id ? (
              <Sections overview={found} />
            ) : (
              <LazyEmptyState
                picture="homework"
                action={
                  <Link variant="secondary" href={schoolClassPath(found)}>
                    {classPage.mathCourse}
                  </Link>
                }
              >
                {words.other}
              </LazyEmptyState>
            )
          }
        </QueryBoundary>
      </Page>
    </ReportsByManagerCalls>
  );
}

function Sections({ overview }: { overview: ClassOverview }) {
  const asked = new URLSearchParams(useSearch()).get('tab');
  const { students, practiced, homeworks } = management.numbers;
  const contents: Readonly<Record<Tab, React.ReactNode>> = {
    skills: <SkillsTab schoolClass={overview} />,
    homeworks: <Homeworks classId={overview.id} />,
    students: <StudentsTab schoolClass={overview} />,
  };
  return (
    <Stack gap={6}>
      <Numbers
        label={management.sums.grade(overview.title)}
        items={[
          { ...students, value: overview.students_count },
          { label: practiced.label(formatNumber(RECENT_DAYS)), value: overview.practiced_lately },
          { ...homeworks, value: overview.open_homeworks },
        ]}
      />
      <Tabs
        label={classPage.tabsLabel}
        selected={isTab(asked) ? asked : 'skills'}
        items={TABS.map((name) => ({
          id: name,
          title: words.tabs[name],
          href: schoolClassPath(overview, name),
          content: contents[name],
        }))}
      />
    </Stack>
  );
}

function Homeworks({ classId }: { classId: string }) {
  const homeworks = useClassHomeworks(classId);
  return (
    <Stack gap={6}>
      <QueryBoundary query={homeworks} skeleton={<Skeleton shape="card" size="huge" />}>
        {({ items }) =>
          items.length === 0 ? (
            <LazyEmptyState picture="homework">{words.noHomework}</LazyEmptyState>
          ) : (
            <HomeworkCards homeworks={items} />
          )
        }
      </QueryBoundary>
      {homeworks.hasNextPage && (
        <div>
          <Button
            variant="secondary"
            isPending={homeworks.isFetchingNextPage}
            onPress={() => void homeworks.fetchNextPage()}
          >
            {teacherHomeworks.more}
          </Button>
        </div>
      )}
    </Stack>
  );
}
