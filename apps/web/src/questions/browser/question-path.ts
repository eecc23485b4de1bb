import type { Level } from '@mashq/curriculum/model';
import type { QuestionAt } from '@mashq/state/questions/teacher-question';

const LEVELS = [1, 2, 3, 4] as const satisfies readonly Level[];

/** Screens that show one question by what it is made from. */
export type QuestionBase = '/teacher/question' | '/lab/ne-test';

/** Address of a question, or of a skill's first one: it can be shared, as it is always the same question. */
export function questionPath({ skillId, level, seed }: QuestionAt, base: QuestionBase = '/teacher/question'): string {
  const query = new URLSearchParams({ skill: skillId });
  if (level !== undefined) query.set('level', String(level));
  if (seed !== undefined) query.set('seed', String(seed));
  return `${base}?${query}`;
}

/** The question an address asks for; undefined where it names no skill. What is no level or seed is left out. */
export function questionOf(search: string): QuestionAt | undefined {
  const query = new URLSearchParams(search);
  const skillId = query.get('skill');
  if (skillId === null || skillId === '') return undefined;
  const level = LEVELS.find((each) => String(each) === query.get('level'));
  const seed = /^\d{1,10}$/.test(query.get('seed') ?? '') ? Number(query.get('seed')) : undefined;
  return { skillId, ...(level !== undefined && { level }), ...(seed !== undefined && { seed }) };
}
