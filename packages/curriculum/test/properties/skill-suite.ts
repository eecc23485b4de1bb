import { describe, expect, it, vi } from 'vitest';
import { PROOF_SEEDS, readVerified, sourcesHash } from '../../golden/sources.ts';
import { availableSkills, type Grade, lessonsOf, mathBook, type Question } from '../../src/index.ts';
import { checkerOf, checkersOf } from '../question-readers/checker.ts';
import { sameAsked } from './key-leaks.ts';
import { seedAt } from './seeds.ts';
import { type Fault, skillProperties } from './skill-properties.ts';

// Thousands of seeds take their time; the bound only ends a `make` that never suits.
vi.setConfig({ testTimeout: 300_000 });

/** A sample of each level; `pnpm verify` goes through thousands. */
const FULL_SEEDS = 60;
/** Of a skill whose sources are those it was verified with: the golden file pins what it makes. */
const FEW_SEEDS = 5;
const isWhole = process.env.TEST_ALL === '1';
const verified = readVerified();
const only = process.env.SKILL;
const fewestDifferent = 60;
const fewestForms = 3;

/** What holds for every skill of a grade. Each grade has a file of its own, so that they are tested beside each other. */
export function testSkillsOf(grade: Grade): void {
  const ids = new Set(lessonsOf(mathBook(grade)).flatMap(({ skills }) => skills.map(({ id }) => id)));
  const ofGrade = availableSkills().filter(({ id }) => ids.has(id));
  const skills = ofGrade.filter(({ id }) => only === undefined || id === only);

  it(`every skill of grade ${grade} can be asked, and is listed once`, () => {
    expect(ofGrade.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  it(`every skill of grade ${grade} has a checker, and every checker a skill`, async () => {
    for (const [chapter, ofChapter] of Map.groupBy(ofGrade, ({ place }) => place.chapter)) {
      const checkers = await checkersOf({ grade, chapter });
      expect(Object.keys(checkers).sort()).toEqual(ofChapter.map(({ id }) => id).sort());
    }
  });

  describe.each(skills.map((skill) => [skill.id, skill] as const))('%s', (id, skill) => {
    const isProven = !isWhole && verified.has(id) && verified.get(id) === sourcesHash(id);
    const perLevel = isProven ? FEW_SEEDS : FULL_SEEDS;

    /** Each question is made once and shown to every property; what each finds first is kept under its name. */
    const judge = async () => {
      const checker = await checkerOf(skill);
      const runs = skillProperties.map(({ name, start }) => ({ name, ...start(skill, checker) }));
      const faults = new Map<string, string>();
      const forms = new Set<string>();
      const different: number[] = [];
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
        const asked = new Set<string>();
        for (let index = 0; index < (isProven ? FEW_SEEDS : PROOF_SEEDS); index += 1) {
          const seed = seedAt(index);
          const where = `${id}, level ${level}, seed ${seed}`;
          let question: Question;
          try {
            question = skill.generate(seed, level);
          } catch (error) {
            for (const { name } of runs) note(name, where, () => String(error));
            continue;
          }
          forms.add(question.form);
          asked.add(sameAsked(question));
          if (index < perLevel) for (const { name, fault } of runs) note(name, where, () => fault(question));
        }
        different.push(asked.size);
      }
      // What shows over many questions only.
      if (!isProven) for (const { name, end } of runs) note(name, id, () => end?.());
      return { faults, forms, different, fewestForms: checker.forms ?? fewestForms };
    };
    let judged: ReturnType<typeof judge> | undefined;

    it.each(skillProperties.map(({ name }) => name))('%s', async (name) => {
      judged ??= judge();
      expect((await judged).faults.get(name)).toBeUndefined();
    });

    if (isProven) return;
    it('varies', async () => {
      judged ??= judge();
      const { forms, different, ...judgment } = await judged;
      expect(Math.min(...different), `${id}: different questions at each level`).toBeGreaterThanOrEqual(
        fewestDifferent,
      );
      expect(forms.size, `${id}: forms ${[...forms].join(', ')}`).toBeGreaterThanOrEqual(judgment.fewestForms);
    });
  });
}
