import { describe, expect, it, vi } from 'vitest';
import {
  availableSkills,
  type Figure,
  plainLine,
  printAnswer,
  type Question,
  type Skill,
  skillById,
} from '../src/index.ts';
import { formsThatSay } from './properties/answers-in-figure-descriptions.ts';
import { seedAt } from './properties/seeds.ts';

vi.setConfig({ testTimeout: 300_000 });

/** Questions of each level. */
const SEEDS = 15;

const questionsOf = ({ levels, generate }: Skill): readonly Question[] =>
  levels.flatMap((level) => Array.from({ length: SEEDS }, (_, index) => generate(seedAt(index), level)));

/** Where what the figure shows is the answer, as its hands or its scale show it, however it is said. */
const SHOWN: Readonly<Record<string, string>> = {
  'g3-fraction-of-hour figure': 'the clocks show a full hour and the minutes after it',
  'g5-angle-measure figure': 'the sides lie on marks of the scale; one of them often on 0',
  'g5-angle-measure story': 'the sides lie on marks of the scale; one of them often on 0',
};

describe('the description of a figure', () => {
  it('says the answer in no skill', () => {
    const said = availableSkills().flatMap((skill) =>
      [...formsThatSay(questionsOf(skill))]
        .filter(([form]) => SHOWN[`${skill.id} ${form}`] === undefined)
        .map(([form, description]) => `${skill.id} ${form}: ${description}`),
    );
    expect(said).toEqual([]);
  });

  // A number that is asked, the option to be chosen, a time on a clock, and an angle to be worked out.
  it.each(['g3-mult-array', 'g4-height-identify', 'g3-clock-read', 'g6-vertical-angles'])(
    'is found where it says the answer: %s',
    (id) => {
      const skill = skillById(id);
      if (skill === undefined) throw new Error(`no skill ${id}`);
      const asked = questionsOf(skill).filter(({ figure }) => figure !== undefined);
      expect(asked.length).toBeGreaterThan(0);
      const spoilt = asked.map((question) => {
        const figure = question.figure as Figure;
        const description = `${figure.description}؛ ${plainLine(printAnswer(question.key, question.answer))}`;
        return { ...question, figure: { ...figure, description } };
      });
      expect([...formsThatSay(asked).keys()]).toEqual([]);
      expect([...formsThatSay(spoilt).keys()]).not.toEqual([]);
    },
  );
});
