import type { StudentActivity } from '@mashq/api/contract';
import { Link } from '@mashq/ui/actions/link';
import { formatNumber } from '@mashq/ui/i18n';
import { Milestone } from '@mashq/ui/rewards/milestone';
import { milestoneWords } from '../../strings/student-milestone.ts';
import { packageWords } from '../../strings/student-package.ts';

/** All activities of a package are completed: how much of it was right, and the way home. */
export function PackageEnd({ activities, teacher }: { activities: readonly StudentActivity[]; teacher: string }) {
  const sum = (count: (activity: StudentActivity) => number) => activities.reduce((all, one) => all + count(one), 0);
  const [done, right] = [sum(({ items_done }) => items_done), sum((one) => one.right)];
  const words = packageWords.end;
  return (
    <Milestone
      scene={right >= done ? 'perfect' : 'done'}
      {...(teacher !== '' && { eyebrow: packageWords.teacher(teacher) })}
      title={words.title}
      message={words.message(formatNumber(activities.length), formatNumber(right), formatNumber(done))}
      actions={
        <Link variant="primary" size="large" isFullWidth href="/student">
          {milestoneWords.home}
        </Link>
      }
    />
  );
}
