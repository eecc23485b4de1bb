import { style } from '@vanilla-extract/css';

/** What is of no use on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
