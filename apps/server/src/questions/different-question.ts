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

/**
 * A question of the skill whose fingerprint is not in `seen`, to which it is added; where one can be drawn, one that `fits`.
 * `seedAt` gives the seed of each draw.
 */
export function differentQuestion(
  skillId: string,
  level: Level,
  seen: Set<string>,
  seedAt: (draw: number) => number,
  fits: (question: Question) => boolean = () => true,
): QuestionSource {
  const drawOne = (draw: number) => {
    const source: QuestionSource = { skillId, level, seed: seedAt(draw) };
    const question = makeQuestion(source);
    return { source, question, print: fingerprint(question) };
  };
  let chosen = drawOne(0);
  for (let draw = 1; draw < MAX_DRAWS && (seen.has(chosen.print) || !fits(chosen.question)); draw += 1) {
    const next = drawOne(draw);
    // One that is different and does not fit is better than one that was seen.
    if (!seen.has(next.print) && (seen.has(chosen.print) || fits(next.question))) chosen = next;
  }
  seen.add(chosen.print);
  return chosen.source;
}
