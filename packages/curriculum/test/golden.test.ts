import { describe, expect, it, vi } from 'vitest';
import { goldenFault, updateGolden } from '../golden/compare.ts';
import { parseGolden, printGolden, readGolden } from '../golden/file.ts';
import { goldenSeeds, questionHash, skillHashes } from '../golden/hashes.ts';
import { readVerified, sourcesHash, sourcesOf } from '../golden/sources.ts';
import { p } from '../src/authoring/index.ts';
import { availableSkills, type Question, type Skill, skillById } from '../src/index.ts';

// All skills in one test: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const golden = readGolden();
const verified = readVerified();
/** Of a skill whose sources are as they were when `pnpm verify` found all of its questions to be those of the golden file. */
const FEW_SEEDS = 5;

it('every skill makes what its revision in the golden file made', () => {
  const isWhole = process.env.TEST_ALL === '1';
  const faults = availableSkills().map((skill) => {
    const isProven = !isWhole && verified.has(skill.id) && verified.get(skill.id) === sourcesHash(skill.id);
    return goldenFault(golden.get(skill.id), skillHashes(skill, isProven ? { count: FEW_SEEDS } : {}));
  });
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
  expect([...golden.keys()].filter((id) => skillById(id) === undefined)).toEqual([]);
});

it('a skill is proven again for what it imports, through a list of names too, and for nothing else of the list', () => {
  const column = 'src/authoring/whole-numbers/short-multiplication.ts';
  const angles = 'src/authoring/geometry/angles.ts';
  const everywhere = ['src/numbers/decimal.ts', 'test/properties/absent-things.ts', 'src/answers/integer/rules.ts'];
  expect(sourcesOf('g3-mult-column')).toEqual(expect.arrayContaining([column, ...everywhere]));
  expect(sourcesOf('g3-mult-column')).not.toContain(angles);
  expect(sourcesOf('g5-angle-measure')).toEqual(expect.arrayContaining([angles, ...everywhere]));
  expect(sourcesOf('g5-angle-measure')).not.toContain(column);
});

describe('a changed skill', () => {
  const skill = skillById('g3-mult-2digit') as Skill;
  const [, changedSeed] = goldenSeeds as [number, number];
  const changeOne = (question: Question): Question =>
    question.level === 2 && question.seed === changedSeed
      ? { ...question, stem: [p`بخوان و جواب بده.`, ...question.stem] }
      : question;
  const changed = (revision: number): Skill => ({
    ...skill,
    revision,
    generate: (seed, level) => changeOne(skill.generate(seed, level)),
  });

  it('is named with its level and seed while its revision is the same', () => {
    expect(goldenFault(golden.get(skill.id), skillHashes(changed(skill.revision)))).toContain(
      `g3-mult-2digit, level 2, seed ${changedSeed}: the question has changed`,
    );
  });

  it('is refused without a new revision and written with one, the others left as they are', () => {
    const kept = skillHashes(skillById('g3-clock-read') as Skill);
    const stored = new Map([skillHashes(skill), kept].map((one) => [one.id, one]));
    const refused = updateGolden(stored, [skillHashes(changed(skill.revision)), kept]);
    expect(refused.refused).toHaveLength(1);
    expect(printGolden(refused.skills)).toBe(printGolden(stored.values()));

    const raised = skillHashes(changed(skill.revision + 1));
    const written = updateGolden(stored, [raised, kept]);
    expect(written).toMatchObject({ changed: [skill.id], refused: [] });
    expect(parseGolden(printGolden(written.skills)).get(skill.id)).toEqual(raised);
  });

  it('may not go back to an earlier revision', () => {
    const raised = new Map([[skill.id, skillHashes(changed(skill.revision + 1))]]);
    expect(updateGolden(raised, [skillHashes(skill)]).refused[0]).toContain('revisions only rise');
  });

  it('may stop making questions, but not leave the books', () => {
    const stored = new Map([[skill.id, skillHashes(skill)]]);
    expect(updateGolden(stored, [])).toMatchObject({ skills: [], changed: [skill.id], refused: [] });
    expect(updateGolden(stored, [], () => false).refused[0]).toContain('gone from the books');
  });
});

it('a hash sees every value, but not the last digits of a number nor the order of names', () => {
  const question = (skillById('g3-mult-2digit') as Skill).generate(7, 2);
  const drawn = (at: number): Question => ({
    ...question,
    figure: { t: 'drawing', description: 'یک نقطه', width: 90, height: 90, shapes: [{ t: 'point', at: [at, 1] }] },
  });
  expect(questionHash(drawn(0.1 + 0.2))).toBe(questionHash(drawn(0.3)));
  expect(questionHash(drawn(-0))).toBe(questionHash(drawn(0)));
  expect(questionHash(drawn(0.31))).not.toBe(questionHash(drawn(0.3)));
  const [first] = question.hints;
  expect(questionHash({ ...question, hints: first ? [first] : [] })).not.toBe(questionHash(question));
  expect(questionHash(Object.fromEntries(Object.entries(question).reverse()) as unknown as Question)).toBe(
    questionHash(question),
  );
});
