import { printAnswer } from '../checking/print.ts';
import { plainBlocks, plainLine } from '../content/plain.ts';
import type { Question } from '../model/question.ts';

const DIGIT = /\p{Nd}/u;

/** Whether `text` says `result` by itself: «۱۲» is not in «۱۲۵». */
function says(text: string, result: string): boolean {
  for (let at = text.indexOf(result); at >= 0; at = text.indexOf(result, at + 1)) {
    const before = text[at - 1] ?? '';
    const after = text[at + result.length] ?? '';
    if (!DIGIT.test(before) && !DIGIT.test(after)) return true;
  }
  return false;
}

/**
 * How many steps of the solution come before its result: those that can be shown while the result is left to the student.
 * The last step is never among them; 0 where the first one says the result.
 */
export function stepsBeforeResult({ key, answer, solution }: Question): number {
  const result = plainLine(printAnswer(key, answer)).trim();
  const last = Math.max(0, solution.length - 1);
  const first = result === '' ? -1 : solution.findIndex(({ content }) => says(plainBlocks(content), result));
  return first < 0 ? last : Math.min(first, last);
}
