import type { PracticeSession } from '@mashq/api/contract';
import { Link } from '@mashq/ui/actions/link';
import { formatNumber } from '@mashq/ui/i18n';
import { Milestone } from '@mashq/ui/rewards/milestone';
import { milestoneWords } from '../../work/strings/student-milestone.ts';
import { exerciseWords } from '../strings/student-exercise.ts';

export interface SessionEndProps {
  session: PracticeSession;
  summary: NonNullable<PracticeSession['summary']>;
}

/** The end of a practice or a review of one's own: what came of this time, said first and true, and what comes next. */
export function SessionEnd({ session: { kind, items }, summary }: SessionEndProps) {
  const { right, first_try_right, minutes, next } = summary;
  const words = exerciseWords.result;
  const isPerfect = right >= items.length;
  const facts = [
    words.atOnce(formatNumber(first_try_right)),
    ...(minutes > 0 ? [words.took(formatNumber(minutes))] : []),
  ];
  return (
    <Milestone
      scene={isPerfect ? 'perfect' : 'gaps'}
      eyebrow={kind === 'review' ? words.reviewOver : words.ownOver}
      title={isPerfect ? milestoneWords.allRight(formatNumber(items.length)) : milestoneWords.gaps(right, items.length)}
      message={facts.join(' ')}
      actions={
        <>
          {next !== null && (
            <Link variant="primary" size="large" isFullWidth href={`/student/skill/question/${next.id}`}>
              {words.nextSkill(next.title)}
            </Link>
          )}
          <Link variant={next === null ? 'primary' : 'quiet'} size="large" isFullWidth href="/student">
            {words.home}
          </Link>
        </>
      }
    />
  );
}
