import type { SkillChecker } from '../question-readers/checker.ts';

/** Folds the board along the line: every square meets the one as far behind the line. */
export const checker: SkillChecker = {
  solve: ({ answer }) => {
    if (answer.kind !== 'cells' || answer.axis === undefined || !('halves' in answer.axis)) throw new Error('no line');
    const { kind, halves } = answer.axis;
    // Middles of squares in half squares from the edge: 1, 3, 5 …
    const folded = (index: number) => (2 * halves - (2 * index + 1) - 1) / 2;
    return {
      kind: 'cells',
      cells: answer.fixed.map(({ row, column }) =>
        kind === 'vertical' ? ([row, folded(column)] as const) : ([folded(row), column] as const),
      ),
    };
  },
};
