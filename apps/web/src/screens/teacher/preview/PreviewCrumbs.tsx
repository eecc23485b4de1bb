import { useSession } from '@mashq/state/session';
import { useHomeworkReport } from '@mashq/state/teacher';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useSearch } from 'wouter';
import { classPath } from '../../../routing/class-path.ts';
import { product } from '../../../strings/product.ts';
import { classSkills } from '../../../strings/teacher/class-skills.ts';
import { teacherClasses } from '../../../strings/teacher/classes.ts';
import { teacherHomework } from '../../../strings/teacher/homework.ts';
import { teacherHomeworks } from '../../../strings/teacher/homeworks.ts';

/** Breadcrumbs back to the homework or class the preview was opened from, or to the home. */
export function PreviewCrumbs({ title }: { title: string }) {
  const { activeUser } = useSession();
  const from = new URLSearchParams(useSearch());
  const homeworkId = from.get('homework');
  if (homeworkId !== null) return <FromHomework homeworkId={homeworkId} title={title} />;
  const schoolClass = activeUser?.classes.find(({ id }) => id === from.get('class'));
  const above =
    schoolClass === undefined
      ? [{ title: product.home, href: '/teacher' }]
      : [
          { title: teacherClasses.title, href: '/teacher/classes' },
          { title: classSkills.title(schoolClass.title), href: classPath(schoolClass) },
        ];
  return <Breadcrumbs items={[...above, { title }]} />;
}

/** The report is in the cache for users who come from it. */
function FromHomework({ homeworkId, title }: { homeworkId: string; title: string }) {
  const { data } = useHomeworkReport(homeworkId);
  return (
    <Breadcrumbs
      items={[
        { title: teacherHomeworks.title, href: '/teacher/homeworks' },
        { title: data?.homework.title ?? teacherHomework.title, href: `/teacher/homework/${homeworkId}` },
        { title },
      ]}
    />
  );
}
