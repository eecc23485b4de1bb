import { unprocessable } from '../platform/app-error.ts';
import type { SurveyAnswer, SurveyQuestion } from '../platform/db/schema/index.ts';

const SCALE_STEPS = 5;

const isWhole = (value: unknown, from: number, to: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

/** Whether a value is one that its question can have. */
function fits({ kind, options }: SurveyQuestion, value: SurveyAnswer['value']): boolean {
  switch (kind) {
    case 'single':
      return isWhole(value, 0, options.length - 1);
    case 'multi':
      return (
        Array.isArray(value) &&
        value.length > 0 &&
        new Set(value).size === value.length &&
        value.every((option) => isWhole(option, 0, options.length - 1))
      );
    case 'scale5':
    case 'faces':
      return isWhole(value, 1, SCALE_STEPS);
    case 'number':
      return typeof value === 'number';
    case 'text':
      return typeof value === 'string' && value !== '';
  }
}

/** Whether a question is asked, by the answers before it. */
export function isAsked(
  { show_if: condition }: SurveyQuestion,
  values: ReadonlyMap<string, SurveyAnswer['value']>,
): boolean {
  if (condition === null) return true;
  const value = values.get(condition.question);
  return Array.isArray(value) ? value.includes(condition.is) : value === condition.is;
}

/** The answers in the order of the questions, without those that are not asked; refuses what is missing or does not fit. */
export function readAnswers(questions: readonly SurveyQuestion[], given: readonly SurveyAnswer[]): SurveyAnswer[] {
  const sent = new Map(given.map(({ question, value }) => [question, value]));
  const values = new Map<string, SurveyAnswer['value']>();
  for (const question of questions) {
    if (!isAsked(question, values)) continue;
    const value = sent.get(question.id);
    if (value === undefined || value === '') {
      if (question.required) throw unprocessable('unanswered', `این پرسش هنوز جواب ندارد: ${question.text}`);
      continue;
    }
    if (!fits(question, value)) throw unprocessable('unfit-answer', `این جواب برای پرسش درست نیست: ${question.text}`);
    values.set(question.id, value);
  }
  return [...values].map(([question, value]) => ({ question, value }));
}
