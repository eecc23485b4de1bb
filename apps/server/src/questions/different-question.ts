import { createHash } from 'node:crypto';
import { answerless, type Level, type Question } from '@mashq/curriculum';
import { makeQuestion, type QuestionSource } from './make-question.ts';

/** Draws after which a skill is taken to have no further different question, and one is asked again. */
const MAX_DRAWS = 40;

/** A seed from parts, the same on every machine: 31 bits of SHA-256. */
export function stableSeed(...parts: readonly (string | number)[]): number {
  return createHash('sha256').update(parts.join('|')).digest().readUInt32BE() >>> 1;
}

/** Identifies a question as a child sees it: two with the same fingerprint look alike, whatever their seeds. */
export function fingerprint(question: Question): string {
  const { stem, figure, answer } = answerless(question);
  return JSON.stringify([stem, figure, answer]);
}

/** A question of the skill whose fingerprint is not in `seen`, to which it is added. `seedAt` gives the seed of each draw. */
export function differentQuestion(
  skillId: string,
  level: Level,
  seen: Set<string>,
  seedAt: (draw: number) => number,
): QuestionSource {
  for (let draw = 0; ; draw += 1) {
    const source: QuestionSource = { skillId, level, seed: seedAt(draw) };
    const print = fingerprint(makeQuestion(source));
    if (seen.has(print) && draw < MAX_DRAWS - 1) continue;
    seen.add(print);
    return source;
  }
}
