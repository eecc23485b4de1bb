import { describe, expect, it } from 'vitest';
import { grades, lessonsOf, mathBook } from '../books/index.ts';
import { allPrerequisitesOf, prerequisitesOf } from '../books/prerequisites/index.ts';
import { newProgress } from './progress.ts';
import type { SkillProgress } from './progress-types.ts';
import { stepBackFrom } from './step-back.ts';

const failing: SkillProgress = {
  ...newProgress,
  band: 'learning',
  tries: 9,
  counted: 5,
  score: 0.02,
  rating: -1,
  wrongInARow: 6,
};
const learned: SkillProgress = { ...newProgress, band: 'learned', tries: 9, counted: 5, score: 0.97, lastRight: true };
const under = (known: Readonly<Record<string, SkillProgress>>) => (skillId: string) => known[skillId];

const SKILL = 'g5-mixed-add';
const [first, second] = prerequisitesOf(SKILL).map(({ skillId }) => skillId) as [string, string];

describe('the step back', () => {
  it('is none while a skill does not fail', () => {
    expect(stepBackFrom(SKILL, under({}))).toBe(SKILL);
    expect(stepBackFrom(SKILL, under({ [SKILL]: { ...failing, wrongInARow: 1, tries: 5 } }))).toBe(SKILL);
  });

  it('leads to the first prerequisite that is not learned, and further where that fails too', () => {
    expect(stepBackFrom(SKILL, under({ [SKILL]: failing }))).toBe(first);
    expect(stepBackFrom(SKILL, under({ [SKILL]: failing, [first]: learned }))).toBe(second);
    const further = stepBackFrom(SKILL, under({ [SKILL]: failing, [first]: failing }));
    expect(prerequisitesOf(first).map(({ skillId }) => skillId)).toContain(further);
  });

  it('stays where nothing is missing, and passes over what has no questions', () => {
    expect(stepBackFrom(SKILL, under({ [SKILL]: failing, [first]: learned, [second]: learned }))).toBe(SKILL);
    expect(stepBackFrom(SKILL, under({ [SKILL]: failing }), (id) => id !== first)).toBe(second);
  });

  it('ends for every skill, at one that it builds on, if all fail', () => {
    const all = grades.flatMap((grade) => lessonsOf(mathBook(grade)).flatMap(({ skills }) => skills));
    for (const { id } of all) {
      const end = stepBackFrom(id, () => failing);
      expect(prerequisitesOf(end)).toEqual([]);
      expect(end === id || allPrerequisitesOf(id).includes(end)).toBe(true);
    }
  });
});
