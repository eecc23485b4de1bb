import type { NewSurvey, SurveyQuestion } from '@mashq/api/contract';
import { persianNumber } from '@mashq/curriculum/persian';
import { unprocessable } from '../platform/app-error.ts';

/** Children are asked little, and never to write of themselves. */
const MAX_FOR_CHILDREN = 5;

const STEPS = [1, 2, 3, 4, 5];

const hasOptions = ({ kind }: SurveyQuestion) => kind === 'single' || kind === 'multi';

/** The answers that another question can hang on. */
function answersOf(question: SurveyQuestion): readonly number[] {
  if (hasOptions(question)) return question.options.map((_, option) => option);
  return question.kind === 'scale5' || question.kind === 'faces' ? STEPS : [];
}

/** Refuses questions that cannot be asked; the refusal names the question by its place. */
export function validateSurvey({ roles, questions }: Pick<NewSurvey, 'roles' | 'questions'>): void {
  const known = new Map<string, SurveyQuestion>();
  for (const [place, question] of questions.entries()) {
    const refuse = (why: string) => unprocessable('survey', `پرسش ${persianNumber(place + 1)}: ${why}`);
    const { id, options, show_if: condition } = question;
    if (known.has(id)) throw refuse('شناسه‌اش با پرسش دیگری یکی است.');
    if (!hasOptions(question) && options.length > 0) throw refuse('این نوع پرسش گزینه ندارد.');
    if (hasOptions(question) && options.length < 2) throw refuse('دست‌کم دو گزینه می‌خواهد.');
    if (new Set(options).size < options.length) throw refuse('دو گزینه‌اش یکی است.');
    if (condition !== null) {
      const other = known.get(condition.question);
      if (other === undefined) throw refuse('شرطش به پرسشی پیش از آن نمی‌رسد.');
      if (!answersOf(other).includes(condition.is)) throw refuse('شرطش پاسخی است که آن پرسش ندارد.');
    }
    known.set(id, question);
  }
  if (!roles.includes('STUDENT')) return;
  if (questions.length > MAX_FOR_CHILDREN || questions.some(({ kind }) => kind === 'text')) {
    throw unprocessable('survey', 'نظرسنجی دانش‌آموزان بیش از پنج پرسش یا پرسش نوشتنی ندارد.');
  }
}
