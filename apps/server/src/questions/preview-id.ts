import type { Level, Skill } from '@mashq/curriculum';
import { skillById } from '@mashq/curriculum';
import { notFound } from '../platform/app-error.ts';
import type { QuestionSource } from './make-question.ts';

/** Seeds are positive 32-bit integers. */
export const SEEDS = 2 ** 31;

const PREVIEW_ID = /^(.+)\.([1-4])\.(\d{1,10})$/;

/** The id of a question that is not stored: it names what the question is made from. */
export function previewId({ skillId, level, seed }: QuestionSource): string {
  return `${skillId}.${level}.${seed}`;
}

/** What a previewed question is made from; throws `not-found` for what is no id of one. */
export function readPreviewId(id: string): QuestionSource & { readonly skill: Skill } {
  const [, skillId = '', level, seed] = PREVIEW_ID.exec(id) ?? [];
  const skill = skillById(skillId);
  const known: Level | undefined = skill?.levels.find((each) => String(each) === level);
  if (skill === undefined || known === undefined || !(Number(seed) < SEEDS)) throw notFound('این سؤال پیدا نشد.');
  return { skill, skillId, level: known, seed: Number(seed) };
}
