import type { StudentActivity, StudentPackageDetail } from '@mashq/api/contract';
import { useSession } from '@mashq/state/platform/session/session';
import { useWaitingAnswers } from '@mashq/state/questions/outbox/answers';
import { useOpenActivity } from '@mashq/state/work/packages-student';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { navigate } from 'wouter/use-browser-location';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { nextOpenQuestion } from '../../../questions/student/homework-question-states.ts';
import { packageWords } from '../../strings/student-package.ts';
import { activityItems } from './activity-questions.ts';
import { activityQuizPath } from './activity-quiz-path.ts';

export interface ActivityActionProps {
  detail: StudentPackageDetail;
  activity: StudentActivity;
  /** A quiz that is not begun leads to its rules. @default true */
  showsRules?: boolean;
  /** A game that is begun leads to its next question, not to its garden. @default false */
  asksQuestions?: boolean;
}

/** The way into an activity: opens it, or goes on where the student left off. Nothing where it is locked or over. */
export function ActivityAction({ detail, activity, showsRules = true, asksQuestions = false }: ActivityActionProps) {
  const { activeUser } = useSession();
  const { waiting } = useWaitingAnswers();
  const { mutate, isPending } = useOpenActivity(detail.id);
  const { number, kind, state } = activity;
  const home = `/student/package/${detail.id}/activity/${number}`;
  const items = activityItems(detail, activity);
  const isOpened = items.length > 0 || (kind === 'example' && state === 'completed');
  const words = packageWords;
  // A game is played in its garden, whose gates lead to the questions.
  if (isOpened && kind === 'game' && !asksQuestions) {
    return (
      <Link variant={state === 'completed' ? 'secondary' : 'primary'} href={home}>
        {state === 'completed' ? words.look : words.resume}
      </Link>
    );
  }
  if (isOpened) {
    const next = detail.is_open && state !== 'completed' ? nextOpenQuestion(items, waiting) : undefined;
    return next === undefined ? (
      <Link variant="secondary" href={home}>
        {words.look}
      </Link>
    ) : (
      <Link variant="primary" href={`${home}/question/${next}`}>
        {state === 'in_progress' ? words.resume : words.start}
      </Link>
    );
  }
  if (state === 'locked' || !detail.is_open) return null;
  // Where the school has no quizzes of its own, that page says so.
  if (kind === 'quiz' && showsRules && activeUser?.has_quiz) {
    return (
      <Link variant="primary" href={activityQuizPath(detail.id, number)}>
        {words.start}
      </Link>
    );
  }
  const begin = () =>
    mutate(number, {
      onSuccess: (opened) => {
        const first = activityItems(opened, activity)[0];
        navigate(first === undefined || kind === 'game' ? home : `${home}/question/${first.question_id}`);
      },
      onError: ({ detail: reason }) => void showToast(reason, 'danger'),
    });
  return (
    <Button isPending={isPending} onPress={begin}>
      {words.start}
    </Button>
  );
}
