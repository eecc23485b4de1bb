import type { StudentReport } from '@mashq/api/contract';
import { useStudent } from '@mashq/state/reports/students/students';
import { Button } from '@mashq/ui/actions/button';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatRelativeDay } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { Printer } from 'lucide-react';
import { ExportMenu } from '../../platform/files/ExportMenu.tsx';
import { studentFiles } from '../../platform/files/export-files.ts';
import { screenOnly } from '../../platform/layout/paper-report.css.ts';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useReportRole } from '../../platform/people/use-report-role.ts';
import { classPath, schoolClassPath } from '../../platform/routing/class-path.ts';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { classPage } from '../../platform/strings/teacher-class-page.ts';
import { HelpCard } from '../../work/homework/teacher/HelpCard.tsx';
import { studentPage } from '../strings/teacher-student-page.ts';
import { studentsWords } from '../strings/teacher-students.ts';
import { DescriptiveReport } from './DescriptiveReport.tsx';
import { Notes } from './Notes.tsx';
import { PracticeWeeks } from './PracticeWeeks.tsx';
import { SkillLevels } from './SkillLevels.tsx';
import { StudentNumbers } from './StudentNumbers.tsx';
import { StudentWork } from './StudentWork.tsx';

const words = studentPage;

/** Loaded after the page: its questions need the parts of the question sheet. */
const mistakesCard = lazyComponent(() => import('../../work/homework/teacher/MistakesCard.tsx'), 'MistakesCard');

const placementCard = lazyComponent(() => import('./PlacementCard.tsx'), 'PlacementCard');

const parentLinks = lazyComponent(() => import('../parent/ParentLinksCard.tsx'), 'ParentLinksCard');

interface StudentPageScreenProps {
  id: string;
  /** The student's own when left out. */
  gradeId?: string;
  /** Mathematics when left out. */
  courseId?: string;
}

/** One student: mastery over time, levels, work, mistakes, help, notes, and the descriptive report to print. */
export function StudentPageScreen({ id, gradeId, courseId }: StudentPageScreenProps) {
  const { base, isTeacher } = useReportRole();
  const grade = gradeId === undefined ? undefined : Number(gradeId);
  const report = useStudent(id, grade);
  const { student, class: schoolClass } = report.data ?? {};
  useNameInTitle(student?.name);
  const title = student?.name ?? words.title;
  const seen = student?.last_seen_at ? formatRelativeDay(student.last_seen_at) : words.neverSeen;
  const above =
    schoolClass === undefined
      ? { title: studentsWords.title, href: `${base}/students` }
      : {
          title: schoolClass.title,
          href: isTeacher ? classPath(schoolClass, 'students') : schoolClassPath(schoolClass, 'students'),
        };
  return (
    <>
      <div className={screenOnly}>
        <Page
          title={title}
          {...(student && { subtitle: words.subtitle(student.class_title, seen) })}
          breadcrumbs={<Breadcrumbs items={[above, { title }]} />}
          {...(report.data && {
            actions: (
              <>
                <Button icon={<Printer size="1.2em" />} onPress={() => window.print()}>
                  {words.report.open}
                </Button>
                {isTeacher && <ExportMenu files={studentFiles(id, report.data.grade)} canPrint={false} />}
              </>
            ),
          })}
        >
          <QueryBoundary query={report} skeleton={<ScreenSkeleton />}>
            {(data) =>
              courseId === undefined || Number(courseId) === data.grade - 3 ? (
                <Sections report={data} />
              ) : (
                <LazyEmptyState picture="homework">{classPage.otherCourse}</LazyEmptyState>
              )
            }
          </QueryBoundary>
        </Page>
      </div>
      {report.data && <DescriptiveReport report={report.data} />}
    </>
  );
}

function Sections({ report }: { report: StudentReport }) {
  const { student, weeks, mistakes, help, notes, work } = report;
  const { isTeacher } = useReportRole();
  return (
    <Stack gap={6}>
      <StudentNumbers student={student} />
      <PracticeWeeks weeks={weeks} />
      <SkillLevels report={report} />
      <Grid columns="mainAside" align="start">
        <Stack gap={6}>
          <StudentWork student={student} work={work} />
          <OptionalBoundary>
            <mistakesCard.Component mistakes={mistakes} isOneChild />
          </OptionalBoundary>
        </Stack>
        <Stack gap={6}>
          <HelpCard alerts={help} none={words.noHelp} />
          {isTeacher && (
            <>
              <OptionalBoundary>
                <placementCard.Component studentId={student.student_id} classId={report.class.id} />
              </OptionalBoundary>
              <Notes studentId={student.student_id} notes={notes} />
              <OptionalBoundary>
                <parentLinks.Component studentId={student.student_id} />
              </OptionalBoundary>
            </>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}

function ScreenSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton shape="card" size="large" />
      <Skeleton shape="card" size="huge" />
      <Skeleton shape="card" size="huge" />
    </Stack>
  );
}
