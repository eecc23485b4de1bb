import { type PracticeChoice, useStartPractice } from '@mashq/state/practice/session';
import { useLocation } from 'wouter';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { exerciseWords } from '../strings/student-exercise.ts';

/** Starts a practice session and opens its first question; a refusal is shown in words. */
export function useBeginPractice() {
  const [, navigate] = useLocation();
  const { mutate, isPending } = useStartPractice();
  const begin = (choice: PracticeChoice) =>
    mutate(choice, {
      onSuccess: ({ id, items }) => {
        const open = items.find(({ state }) => state === 'open');
        navigate(`/student/exercise/${id}${open ? `/question/${open.question_id}` : ''}`);
      },
      onError: (error) => void showToast(error.message || exerciseWords.failed, 'danger'),
    });
  return { begin, isPending };
}
