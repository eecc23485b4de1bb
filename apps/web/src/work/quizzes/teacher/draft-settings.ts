import type { TeacherQuiz } from '@mashq/api/contract';
import type { QuizChange } from '@mashq/state/work/quizzes/quiz-teacher';
import type { DraftQuiz } from './draft-quiz.ts';

/** The values of the form of an existing quiz. */
export interface QuizSettingsDraft
  extends Pick<
    DraftQuiz,
    'limit' | 'tries' | 'method' | 'grace' | 'navigation' | 'shuffle' | 'release' | 'shows' | 'title' | 'note'
  > {
  startAt: string;
  endAt: string;
}

export function settingsOf(quiz: TeacherQuiz): QuizSettingsDraft {
  return {
    startAt: quiz.start_at,
    endAt: quiz.end_at,
    limit: quiz.time_limit_minutes,
    tries: quiz.tries_allowed,
    method: quiz.grade_method,
    grace: quiz.grace_minutes,
    navigation: quiz.navigation,
    shuffle: quiz.shuffle,
    release: quiz.result_release,
    shows: quiz.shows,
    title: quiz.title,
    note: quiz.note,
  };
}

/** The request with what differs, as some rules may not be named any more; null while a value is missing. */
export function changeOf(quiz: TeacherQuiz, draft: QuizSettingsDraft): QuizChange | null {
  const { tries, grace, startAt, endAt } = draft;
  if (tries === null || grace === null || startAt === '' || endAt === '') return null;
  const before = settingsOf(quiz);
  const differs = (field: keyof QuizSettingsDraft) => JSON.stringify(before[field]) !== JSON.stringify(draft[field]);
  const title = draft.title.trim();
  return {
    ...(differs('startAt') && { startDate: draft.startAt }),
    ...(differs('endAt') && { endDate: draft.endAt }),
    ...(differs('limit') && { timeLimitMinutes: draft.limit }),
    ...(differs('tries') && { triesAllowed: tries }),
    ...(differs('method') && { gradeMethod: draft.method }),
    ...(differs('grace') && { graceMinutes: grace }),
    ...(differs('navigation') && { navigation: draft.navigation }),
    ...(differs('shuffle') && { shuffle: draft.shuffle }),
    ...(differs('release') && { resultRelease: draft.release }),
    ...(differs('shows') && { shows: draft.shows }),
    // Left empty it keeps its name.
    ...(differs('title') && title !== '' && { title }),
    ...(differs('note') && { note: draft.note }),
  };
}
