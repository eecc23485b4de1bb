import { createHash } from 'node:crypto';
import { answerless, type Level, nextLevel, type Question, type SkillProgress } from '@mashq/curriculum';
import { knownSkill, makeQuestion, type QuestionSource } from './make-question.ts';

/** Draws after which a skill is taken to have no further different question, and one is asked again. */
const MOST_DRAWS = 40;

/** A seed from parts, the same on every machine: 31 bits of SHA-256. */
export function stableSeed(...parts: readonly (string | number)[]): number {
  return createHash('sha256').update(parts.join('|')).digest().readUInt32BE() >>> 1;
}

/** What makes two questions the same for a child: the sheet, whatever seed it came from. */
export function fingerprint(question: Question): string {
  const { stem, figure, answer } = answerless(question);
  return JSON.stringify([stem, figure, answer]);
}

/** A question of the skill whose sheet is not among `seen`, which learns it. `seedAt` gives the seed of each draw. */
export function differentQuestion(
  skillId: string,
  level: Level,
  seen: Set<string>,
  seedAt: (draw: number) => number,
): QuestionSource {
  for (let draw = 0; ; draw += 1) {
    const source: QuestionSource = { skillId, level, seed: seedAt(draw) };
    const print = fingerprint(makeQuestion(source));
    if (seen.has(print) && draw < MOST_DRAWS - 1) continue;
    seen.add(print);
    return source;
  }
}

/**
 * Levels of a skill's questions in a homework. They are the book's own, so that they count. Of three or more the first may
 * be easier for a child who needs it, and the last is a stretch for one who has learned the skill.
 */
function homeworkLevels(skillId: string, count: number, progress: SkillProgress, same: boolean): Level[] {
  const skill = knownSkill(skillId);
  const { targetLevel, levels } = skill;
  const chosen = Array.from({ length: count }, () => targetLevel);
  if (same || count < 3) return chosen;
  const opening = nextLevel(skill, progress, true);
  if (opening < targetLevel) chosen[0] = opening;
  const stretch = levels.find((level) => level > targetLevel);
  if (stretch !== undefined && (progress.band === 'learned' || progress.band === 'mastered')) {
    chosen[count - 1] = stretch;
  }
  return chosen;
}

export interface LayingPlan {
  readonly seed: number;
  readonly studentId: string;
  /** In the book's order. */
  readonly skillIds: readonly string[];
  readonly itemsPerSkill: number;
  /** Everybody gets the same questions, to be talked about in class. */
  readonly fixed: boolean;
  readonly progressOf: (skillId: string) => SkillProgress;
}

/**
 * The questions of one child's homework in order: round by round through the skills, for mixed practice is remembered
 * better than blocks of one kind (Rohrer et al. 2014, 2015). No two are alike.
 */
export function layOut({ seed, studentId, skillIds, itemsPerSkill, fixed, progressOf }: LayingPlan): QuestionSource[] {
  const seen = new Set<string>();
  const levels = new Map(skillIds.map((id) => [id, homeworkLevels(id, itemsPerSkill, progressOf(id), fixed)]));
  const whose = fixed ? 'everybody' : studentId;
  const sources: QuestionSource[] = [];
  for (let round = 0; round < itemsPerSkill; round += 1) {
    for (const skillId of skillIds) {
      const level = levels.get(skillId)?.[round] ?? knownSkill(skillId).targetLevel;
      sources.push(differentQuestion(skillId, level, seen, (draw) => stableSeed(seed, whose, skillId, round, draw)));
    }
  }
  return sources;
}
