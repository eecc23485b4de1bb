import { describe, expect, it, vi } from 'vitest';
import { availableSkills, bookSkill, type Level, type Question } from '../src/index.ts';
import { sameAsked } from './properties/leaks.ts';
import { seedAt } from './properties/seeds.ts';
import { type Fault, skillProperties } from './properties/skill-properties.ts';
import type { SkillChecker } from './reading/checker.ts';

// Thousands of seeds take their time; the bound only ends a `make` that never suits.
vi.setConfig({ testTimeout: 300_000 });

const perLevel = Number(process.env.VERIFY_SEEDS ?? 150);
const only = process.env.SKILL;
const fewestDifferent = 60;
const fewestForms = 3;

async function checkerOf(id: string): Promise<SkillChecker> {
  const module: { checker: SkillChecker } = await import(`./checkers/${id}.ts`);
  return module.checker;
}

const skills = availableSkills().filter(({ id }) => only === undefined || id === only);

it('lists every skill once, under an id of the books', () => {
  const ids = availableSkills().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => bookSkill(id) === undefined)).toEqual([]);
});

describe.each(skills.map((skill) => [skill.id, skill] as const))('%s', (id, skill) => {
  it.each(skillProperties.map((property) => [property.name, property] as const))('%s', async (_, property) => {
    const run = property.start(skill, await checkerOf(id));
    for (const level of skill.levels) {
      for (let index = 0; index < perLevel; index += 1) {
        const seed = seedAt(index);
        const where = `${id}, level ${level}, seed ${seed}`;
        let fault: Fault;
        try {
          const question: Question = skill.generate(seed, level);
          fault = run.fault(question);
        } catch (cause) {
          throw new Error(`${where}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
        }
        if (typeof fault === 'string') throw new Error(`${where}: ${fault}`);
      }
    }
    const missing = run.end?.();
    if (typeof missing === 'string') throw new Error(missing);
  });

  it('varies', async () => {
    const checker = await checkerOf(id);
    const forms = new Set<string>();
    for (const level of skill.levels) {
      const questions = Array.from({ length: Math.max(perLevel, 150) }, (_, index) =>
        skill.generate(seedAt(index), level as Level),
      );
      for (const { form } of questions) forms.add(form);
      const different = new Set(questions.map(sameAsked)).size;
      expect(different, `${id}, level ${level}: different questions`).toBeGreaterThanOrEqual(
        checker.distinct?.[level] ?? fewestDifferent,
      );
    }
    expect(forms.size, `${id}: forms ${[...forms].join(', ')}`).toBeGreaterThanOrEqual(checker.forms ?? fewestForms);
  });
});
