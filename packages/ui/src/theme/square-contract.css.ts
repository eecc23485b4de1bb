import { createGlobalThemeContract } from '@vanilla-extract/css';

const state = (name: string) =>
  ({ fill: `square-${name}-fill`, ink: `square-${name}-ink`, edge: `square-${name}-edge` }) as const;

/** How far a skill has come, as one green that gets stronger: the same in every preset, and in the dark the brightest is the most. */
export const squareColor = createGlobalThemeContract(
  {
    unseen: state('unseen'),
    starting: state('starting'),
    learning: state('learning'),
    near: state('near'),
    learned: state('learned'),
    mastered: state('mastered'),
    /** Over a state, for who needs help in it: the ring and flag are the edge. */
    help: state('help'),
  },
  (value) => `m-${value}`,
);
