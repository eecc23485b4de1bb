import { createContainer } from '@vanilla-extract/css';

/** The container of all that is in a question sheet: it answers to the room it gets, not to the window. */
export const sheetRoot = createContainer();

/** Room for the sheet and a column beside it. */
export const beside = `${sheetRoot} (inline-size >= 47.5rem)`;

/** One column; the pad is docked at its foot, and what is in the sheet stands closer. */
export const docked = `${sheetRoot} (inline-size < 47.5rem)`;

/** As media: so low a phone that the docked pad leaves only the question, its figure and its box in view. */
export const LOW = '(max-height: 44rem)';
