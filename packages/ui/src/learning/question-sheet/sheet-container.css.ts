import { createContainer } from '@vanilla-extract/css';

/** The sheet answers to the room it gets, not to the window. */
export const sheetRoot = createContainer();

/** Room for the sheet and a column beside it. */
export const beside = `${sheetRoot} (inline-size >= 47.5rem)`;

/** One column; the pad is docked at its foot. */
export const docked = `${sheetRoot} (inline-size < 47.5rem)`;
