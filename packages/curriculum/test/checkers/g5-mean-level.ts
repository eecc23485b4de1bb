import type { SkillChecker } from '../question-readers/checker.ts';

/** Moves one block at a time from a highest tower to a lowest until none is lower than another. */
export const checker: SkillChecker = {
  solve: ({ answer }) => {
    if (answer.kind !== 'levels') throw new Error('no towers');
    const values = answer.columns.map(({ start }) => start ?? 0);
    for (let moves = 0; moves < 500; moves += 1) {
      const [high, low] = [Math.max(...values), Math.min(...values)];
      if (high === low) return { kind: 'levels', values };
      values[values.indexOf(high)] = high - 1;
      values[values.indexOf(low)] = low + 1;
    }
    throw new Error('the towers cannot be made equal');
  },
  // The towers stand bare or in a story.
  forms: 2,
};
