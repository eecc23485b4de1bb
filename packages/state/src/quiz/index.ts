export {
  AnswersWait,
  newTryId,
  noteLeftPage,
  showGiven,
  useBeginQuiz,
  useFinalReport,
  useFlag,
  useGoOn,
  useQuiz,
  useQuizPaper,
  useQuizResult,
  useQuizzes,
  useSubmitQuiz,
} from './quiz.ts';
export { isSameInput } from './same-input.ts';
export { clockDifference, useServerNow } from './server-clock.ts';
export { submitUnsavedDrafts } from './unsaved-drafts.ts';
