export { type AskedQuestion, askedOf, isMissing, repliesOf } from './asked-questions.ts';
export { keepDraft, readDraft, type SurveyDraft } from './draft.ts';
export {
  noteAsked,
  type SurveyReply,
  useSkipSurvey,
  useSubmitSurvey,
  useSurvey,
  useSurveyCheck,
  wasAsked,
} from './survey.ts';
