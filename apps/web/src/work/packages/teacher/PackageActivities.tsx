import type { PackageStudent } from '@mashq/api/contract';
import { expectedOf } from '@mashq/api/measures';
import { usePackageActivities, usePackageStudents, useTeacherPackage } from '@mashq/state/work/packages';
import { Link } from '@mashq/ui/actions/link';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { newPackage, teacherPackages } from '../../strings/teacher-packages.ts';

const words = teacherPackages.activities;

/** Names of students who have begun and are at an activity now; null is the end. */
function namesAt(students: readonly PackageStudent[], activity: number | null): string {
  return students
    .filter(({ current_activity: current }) => current === activity)
    .filter(({ state, activities_completed: done }) => done > 0 || state !== 'not_started')
    .map(({ name }) => name)
    .join('، ');
}

/** The activities of a package: how many students have completed each, who is there now, and a sample question. */
export function PackageActivities({ packageId }: { packageId: string }) {
  const activities = usePackageActivities(packageId);
  const students = usePackageStudents(packageId);
  const one = useTeacherPackage(packageId);
  const all = students.data ?? [];
  const total = formatNumber(one.data === undefined ? 0 : expectedOf(one.data.counts));
  const finished = namesAt(all, null);
  return (
    <QueryBoundary query={activities} skeleton={<Skeleton shape="text" lines={6} />}>
      {(data) => (
        <Stack gap={4}>
          <List aria-label={words.title}>
            {data.map(({ number, kind, title, skills, completed }) => {
              const here = namesAt(all, number);
              const count = words.completed(formatNumber(completed), total);
              return (
                <ListItem
                  key={number}
                  start={formatNumber(number)}
                  title={`${newPackage.kinds[kind]}: ${title}`}
                  description={here === '' ? count : `${count} · ${words.here(here)}`}
                  end={
                    <Link
                      variant="standalone"
                      href={`/teacher/package/${packageId}/activity/${number}/question/${skills[0]?.id}`}
                      aria-label={`${words.look}: ${title}`}
                    >
                      {words.look}
                    </Link>
                  }
                />
              );
            })}
          </List>
          {finished !== '' && <p>{words.finished(finished)}</p>}
        </Stack>
      )}
    </QueryBoundary>
  );
}
