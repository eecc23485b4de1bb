import { type Level, nextLevel, type Skill, type SkillProgress } from '@mashq/curriculum';
import type { AskedSkills } from '../../questions/asked-skills.ts';
import { differentQuestion, stableSeed } from '../../questions/different-question.ts';
import { knownSkill, type QuestionSource } from '../../questions/make-question.ts';

/**
 * Levels of a skill's questions in an assignment. They are the book's own, so that they count. Of three or more the first may
 * be easier for a child who needs it, and the last is a stretch for one who has learned the skill.
 */
function skillLevels(skill: Skill, count: number, progress: SkillProgress, same: boolean): Level[] {
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

export interface QuestionPlan {
  readonly seed: number;
  /** Times the child began again: each time it gets other questions, and its own also where everybody had the same. */
  readonly startedOver?: number;
  readonly studentId: string;
  /** In the book's order, each with the questions of it. */
  readonly skills: readonly { readonly skillId: string; readonly items: number }[];
  /** The skills as they are asked now. */
  readonly asked: AskedSkills;
  /** Everybody gets the same questions, to be talked about in class. */
  readonly fixed: boolean;
  readonly progressOf: (skillId: string) => SkillProgress;
}

/**
 * The questions of one child's assignment in order: round by round through the skills, for mixed practice is remembered
 * better than blocks of one kind (Rohrer et al. 2014, 2015). No two are alike.
 */
export function chooseQuestions({
  seed: first,
  startedOver = 0,
  studentId,
  skills,
  asked,
  fixed,
  progressOf,
}: QuestionPlan): QuestionSource[] {
  const seen = new Set<string>();
  const skillOf = (skillId: string) => asked(skillId) ?? knownSkill(skillId);
  const levels = new Map(
    skills.map(({ skillId, items }) => [skillId, skillLevels(skillOf(skillId), items, progressOf(skillId), fixed)]),
  );
  const rounds = Math.max(0, ...skills.map(({ items }) => items));
  const seed = startedOver === 0 ? first : stableSeed(first, 'start over', startedOver);
  const whose = fixed && startedOver === 0 ? 'everybody' : studentId;
  const sources: QuestionSource[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { skillId, items } of skills) {
      if (round >= items) continue;
      const level = levels.get(skillId)?.[round] ?? skillOf(skillId).targetLevel;
      sources.push(differentQuestion(skillId, level, seen, (draw) => stableSeed(seed, whose, skillId, round, draw)));
    }
  }
  return sources;
}
