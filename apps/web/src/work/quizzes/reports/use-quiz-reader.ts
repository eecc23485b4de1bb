import { useSession } from '@mashq/state/platform/session/session';
import type { QuizReader } from '@mashq/state/work/quizzes/quiz-teacher';

/** Who reads reports of quizzes, and where they are. */
export function useQuizReader(): { reader: QuizReader; base: string; isTeacher: boolean } {
  const { activeUser } = useSession();
  const reader = activeUser?.role === 'MANAGER' ? 'school' : 'teacher';
  return { reader, base: `/${reader}/quiz-reports`, isTeacher: reader === 'teacher' };
}
