import { describe, expect, it, vi } from 'vitest';
import { availableSkills, bookSkill, type Level, type Question } from '../src/index.ts';
import { sameAsked } from './properties/leaks.ts';
import { seedAt } from './properties/seeds.ts';
import { type Fault, skillProperties } from './properties/skill-properties.ts';
import type { SkillChecker } from './question-readers/checker.ts';

// Thousands of seeds take their time; the bound only ends a `make` that never suits.
vi.setConfig({ testTimeout: 300_000 });

/** A sample; `pnpm verify` goes through thousands. */
const perLevel = Number(process.env.VERIFY_SEEDS ?? 60);
const seedsToVary = 150;
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
  /** Each question is made once and shown to every property; what each finds first is kept under its name. */
  const judge = async () => {
    const checker = await checkerOf(id);
    const runs = skillProperties.map(({ name, start }) => ({ name, ...start(skill, checker) }));
    const faults = new Map<string, string>();
    const note = (name: string, where: string, find: () => Fault) => {
      if (faults.has(name)) return;
      try {
        const fault = find();
        if (typeof fault === 'string') faults.set(name, `${where}: ${fault}`);
      } catch (error) {
        faults.set(name, `${where}: ${error instanceof Error ? error.message : String(error)}`);
      }
    };
    for (const level of skill.levels) {
      for (let index = 0; index < perLevel; index += 1) {
        const seed = seedAt(index);
        const where = `${id}, level ${level}, seed ${seed}`;
        let question: Question;
        try {
          question = skill.generate(seed, level);
        } catch (error) {
          for (const { name } of runs) note(name, where, () => String(error));
          continue;
        }
        for (const { name, fault } of runs) note(name, where, () => fault(question));
      }
    }
    for (const { name, end } of runs) note(name, id, () => end?.());
    return faults;
  };
  let judged: ReturnType<typeof judge> | undefined;

  it.each(skillProperties.map(({ name }) => name))('%s', async (name) => {
    judged ??= judge();
    expect((await judged).get(name)).toBeUndefined();
  });

  it('varies', async () => {
    const checker = await checkerOf(id);
    const forms = new Set<string>();
    for (const level of skill.levels) {
      const questions = Array.from({ length: Math.max(perLevel, seedsToVary) }, (_, index) =>
        skill.generate(seedAt(index), level as Level),
      );
      for (const { form } of questions) forms.add(form);
      const different = new Set(questions.map(sameAsked)).size;
      expect(different, `${id}, level ${level}: different questions`).toBeGreaterThanOrEqual(fewestDifferent);
    }
    expect(forms.size, `${id}: forms ${[...forms].join(', ')}`).toBeGreaterThanOrEqual(checker.forms ?? fewestForms);
  });
});
