import { answerRules } from '../answers/registry.ts';
import type { Question, QuestionSheetData } from '../model/index.ts';

/**
 * What may leave the server while the question is open: a new object, built field by field, so that a field added to
 * `Question` stays behind until it is named here.
 */
export function answerless(question: Question): QuestionSheetData {
  const { skillId, level, stem, figure, answer, hints } = question;
  return {
    skillId,
    level,
    stem,
    ...(figure === undefined ? {} : { figure }),
    answer: answerRules(answer.kind).publicForm(answer),
    hasHints: hints.length > 0,
  };
}
