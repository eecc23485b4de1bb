import { ApiError } from '@mashq/state/platform/api/api';
import { type PracticeChoice, useStartPractice } from '@mashq/state/practice/session';
import { useLocation } from 'wouter';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { exerciseWords } from '../strings/student-exercise.ts';

/** Nothing came back from the server, or not in time. */
const isAway = (error: unknown) => error instanceof ApiError && error.status === 0;

/**
 * Starts a practice session and opens its first question; a refusal is shown in words. Without a network `needsNetwork` is true until
 * the next try: `PracticeWaits` says what can be done meanwhile.
 */
export function useBeginPractice() {
  const [, navigate] = useLocation();
  const { mutate, isPending, error } = useStartPractice();
  const begin = (choice: PracticeChoice) =>
    mutate(choice, {
      onSuccess: ({ id, items }) => {
        const open = items.find(({ state }) => state === 'open');
        navigate(`/student/exercise/${id}${open ? `/question/${open.question_id}` : ''}`);
      },
      onError: (failure) => {
        if (!isAway(failure)) void showToast(failure.message || exerciseWords.failed, 'danger');
      },
    });
  return { begin, isPending, needsNetwork: isAway(error) };
}
