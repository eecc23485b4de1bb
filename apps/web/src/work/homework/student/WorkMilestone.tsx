import type { StudentAssignmentDetail } from '@mashq/api/contract';
import { Link } from '@mashq/ui/actions/link';
import { formatNumber } from '@mashq/ui/i18n';
import { PracticeProgress, type PracticeState } from '@mashq/ui/learning/practice-progress';
import { Milestone } from '@mashq/ui/rewards/milestone';
import { milestoneWords } from '../../strings/student-milestone.ts';

/** The end of assigned work: what is right, said first and true; what is still open; and what comes next. */
export function WorkMilestone({ work, states }: { work: StudentAssignmentDetail; states: readonly PracticeState[] }) {
  const { state, teacher_name, items, items_total, items_done, result, skills } = work;
  const words = milestoneWords;
  const eyebrow = state === 'auto_submitted' ? words.byClock : words.reached(teacher_name);
  const home = (isMain: boolean) => (
    <Link variant={isMain ? 'primary' : 'quiet'} size="large" isFullWidth href="/student">
      {words.home}
    </Link>
  );
  if (result === null) {
    return (
      <Milestone
        scene="sent"
        eyebrow={eyebrow}
        title={words.sent}
        message={words.sentMessage(formatNumber(items_done), formatNumber(items_total))}
        actions={home(true)}
      />
    );
  }
  const { right, first_try_right } = result;
  const tiles = items.length > 0 && <PracticeProgress states={[...states]} align="start" isNumbered />;
  if (right >= items_total) {
    const later = right - first_try_right;
    return (
      <Milestone
        scene="perfect"
        eyebrow={eyebrow}
        title={words.allRight(formatNumber(items_total))}
        message={later === 0 ? words.allAtOnce : words.someLater(formatNumber(later))}
        actions={home(true)}
      >
        {tiles}
      </Milestone>
    );
  }
  const open = items.find((item) => item.state !== 'right' && item.state !== 'corrected');
  const skill = skills.find(({ id }) => id === open?.skill_id);
  return (
    <Milestone
      scene="gaps"
      eyebrow={eyebrow}
      title={words.gaps(right, items_total)}
      {...(skill && { message: words.openSkill(skill.title) })}
      actions={
        <>
          {skill && (
            <Link variant="primary" size="large" isFullWidth href={`/student/skill/question/${skill.id}`}>
              {words.practice}
            </Link>
          )}
          {home(!skill)}
        </>
      }
    >
      {tiles}
    </Milestone>
  );
}
