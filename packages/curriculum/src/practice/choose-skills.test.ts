import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseSkills, mixSkills } from './choose-skills.ts';
import { masteryLevels } from './mastery-levels.ts';

const candidates = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    band: fc.constantFrom(...masteryLevels),
    isDue: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 20 },
);

describe('chooseSkills', () => {
  it('fills the session from the candidates, and no two neighbors are of one skill where there are several', () => {
    fc.assert(
      fc.property(candidates, fc.integer({ min: 1, max: 20 }), (all, count) => {
        const chosen = chooseSkills(all, count);
        expect(chosen).toHaveLength(all.length === 0 ? 0 : count);
        expect(chosen.every((id) => all.some((candidate) => candidate.id === id))).toBe(true);
        const isMixed = new Set(chosen).size > 1;
        expect(chosen.some((id, index) => isMixed && id === chosen[index + 1])).toBe(false);
      }),
    );
  });

  it('takes skills under way before new ones, and due reviews for two of five', () => {
    const chosen = chooseSkills(
      [
        { id: 'new', band: 'unseen', isDue: false },
        { id: 'learned', band: 'learned', isDue: false },
        { id: 'due-1', band: 'learned', isDue: true },
        { id: 'due-2', band: 'mastered', isDue: true },
        { id: 'due-3', band: 'mastered', isDue: true },
        { id: 'begun', band: 'starting', isDue: false },
        { id: 'learning', band: 'learning', isDue: false },
        { id: 'newer', band: 'unseen', isDue: false },
      ],
      5,
    );
    expect(chosen).toEqual(['learning', 'begun', 'new', 'due-1', 'due-2']);
  });

  it('practices what was learned where all is learned and nothing is due', () => {
    expect(chooseSkills([{ id: 'a', band: 'mastered', isDue: false }], 2)).toEqual(['a', 'a']);
  });
});

describe('mixSkills', () => {
  it('goes round by round', () => {
    expect(mixSkills(['a', 'b', 'c'], 7)).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a']);
  });
});
