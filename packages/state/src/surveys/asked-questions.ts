import type { Survey, SurveyAnswer, SurveyQuestion } from '@mashq/api/contract';

type Values = Readonly<Record<string, SurveyAnswer['value']>>;

/** A question that is asked, by the answers before it. */
export type AskedQuestion = SurveyQuestion;

const isEmpty = (value: SurveyAnswer['value'] | undefined) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The questions a person is asked, in order: one under a condition only after its answer. */
export function askedOf({ questions }: Pick<Survey, 'questions'>, answers: Values): AskedQuestion[] {
  const asked = new Set<string>();
  return questions.filter(({ id, show_if: condition }) => {
    const value = condition === null ? undefined : answers[condition.question];
    const isMet =
      condition === null ||
      (asked.has(condition.question) && (Array.isArray(value) ? value.includes(condition.is) : value === condition.is));
    if (isMet) asked.add(id);
    return isMet;
  });
}

/** Whether a question that has to be answered has no answer. */
export const isMissing = ({ id, required }: SurveyQuestion, answers: Values): boolean =>
  required && isEmpty(answers[id]);

/** What is sent: answers of questions that are asked, without empty ones. */
export function repliesOf(survey: Pick<Survey, 'questions'>, answers: Values): SurveyAnswer[] {
  return askedOf(survey, answers).flatMap(({ id: question }) => {
    const value = answers[question];
    return value === undefined || isEmpty(value) ? [] : [{ question, value }];
  });
}
