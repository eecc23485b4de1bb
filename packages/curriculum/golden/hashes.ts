import { createHash } from 'node:crypto';
import type { Level, Question, Skill } from '../src/index.ts';

/** Questions of each level that are hashed. */
export const SEEDS_PER_LEVEL = 20;

/** The seeds of the golden file: 31-bit numbers spread over the whole range. They never change. */
export const goldenSeeds: readonly number[] = Array.from(
  { length: SEEDS_PER_LEVEL },
  (_, index) => Math.imul(index + 1, 0x9e3779b1) >>> 1,
);

/** What one revision of a skill makes: a short hash for each level and seed. */
export interface SkillHashes {
  readonly id: string;
  readonly revision: number;
  readonly levels: ReadonlyMap<Level, readonly string[]>;
}

/** Digits kept of a number that is not whole: machines may differ in the last ones of a sine or a square root. */
const DIGITS = 9;

/** Names in a steady order, numbers without what machines may differ in. */
function steady(_: string, value: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value + 0 : Number(value.toPrecision(DIGITS)) + 0;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** 36 bits of SHA-256 over everything a child or teacher may ever see of a question. */
export function questionHash(question: Question): string {
  const { form, stem, figure = null, answer, key, misconceptions, hints, solution } = question;
  const text = JSON.stringify([form, stem, figure, answer, key, misconceptions, hints, solution], steady);
  return createHash('sha256').update(text).digest('base64url').slice(0, 6);
}

/** What a skill makes now, of the first `count` seeds of each level. The count has a name, so that `map` cannot hand over a place for it. */
export function skillHashes(skill: Skill, { count = SEEDS_PER_LEVEL } = {}): SkillHashes {
  const seeds = goldenSeeds.slice(0, count);
  const levels = skill.levels.map(
    (level) => [level, seeds.map((seed) => questionHash(skill.generate(seed, level)))] as const,
  );
  return { id: skill.id, revision: skill.revision, levels: new Map(levels) };
}
