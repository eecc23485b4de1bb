import { useSession } from '@mashq/state/platform/session/session';
import { useAssignmentReport } from '@mashq/state/reports/assignment-report';
import type { AssignmentRef } from '@mashq/state/work/teacher-keys';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useSearch } from 'wouter';
import { useReportRole } from '../../platform/people/use-report-role.ts';
import { classPath, schoolClassPath } from '../../platform/routing/class-path.ts';
import { product } from '../../platform/strings/product.ts';
import { teacherClasses } from '../../platform/strings/teacher-classes.ts';
import { workLists } from '../homework/teacher/work-lists.ts';
import { classSkills } from '../strings/teacher-class-skills.ts';
import { assignmentNouns } from '../strings/teacher-homework.ts';

/** Breadcrumbs back to the homework or class the preview was opened from, or to the home. */
export function PreviewCrumbs({ title }: { title: string }) {
  const { activeUser } = useSession();
  const { base, isTeacher } = useReportRole();
  const from = new URLSearchParams(useSearch());
  for (const kind of ['homework', 'review', 'package'] as const) {
    const id = from.get(kind);
    if (id !== null) return <FromWork work={{ kind, id }} title={title} />;
  }
  const schoolClass = activeUser?.classes.find(({ id }) => id === from.get('class'));
  const above =
    schoolClass === undefined
      ? [{ title: product.home, href: base }]
      : [
          { title: teacherClasses.title, href: `${base}/classes` },
          {
            title: classSkills.title(schoolClass.title),
            href: isTeacher ? classPath(schoolClass) : schoolClassPath(schoolClass),
          },
        ];
  return <Breadcrumbs items={[...above, { title }]} />;
}

/** The report is in the cache for users who come from it. */
function FromWork({ work, title }: { work: AssignmentRef; title: string }) {
  const { data } = useAssignmentReport(work);
  const { base, isTeacher } = useReportRole();
  return (
    <Breadcrumbs
      items={[
        // A manager has no list of the work of all classes.
        isTeacher ? workLists[work.kind] : { title: teacherClasses.title, href: `${base}/classes` },
        { title: data?.assignment.title ?? assignmentNouns[work.kind], href: `${base}/${work.kind}/${work.id}` },
        { title },
      ]}
    />
  );
}
