import { availableSkills } from '../src/index.ts';

/** Children by whom parameters are chosen, and others, whom no parameter has seen, of whom the tables are. */
export const TUNING_SEED = 1404;
export const REPORT_SEED = 1405;

/** Options of the books' skills, spread evenly: children meet them in turn. */
const inOrder = availableSkills().map(({ guessable }) => guessable);
export const optionsOfBooks: readonly (number | null)[] = inOrder.map(
  (_, index) => inOrder[(index * 97) % inOrder.length] ?? null,
);
