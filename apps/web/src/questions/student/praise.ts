import type { AnswerReply } from '@mashq/api/contract';
import { rightWords } from '../strings/student-question.ts';

/** What was said of each answer, so that an answer keeps its words, and the words said last. */
const said = new Map<string, string>();
let last = '';

/** How it came right: at the first try, at a later one, or with a hint. */
export type RightWay = keyof typeof rightWords;

export function rightWay({ tries }: Pick<AnswerReply, 'tries'>, hintsOpened: number): RightWay {
  if (hintsOpened > 0) return 'hinted';
  return tries > 1 ? 'later' : 'first';
}

/** One sentence for a right answer, by chance, and never the same twice running. */
export function praiseOf(attemptId: string, way: RightWay, random: () => number = Math.random): string {
  const known = said.get(attemptId);
  if (known !== undefined) return known;
  const fresh = rightWords[way].praise.filter((words) => words !== last);
  const words = fresh[Math.floor(random() * fresh.length)] ?? '';
  said.set(attemptId, words);
  last = words;
  return words;
}
