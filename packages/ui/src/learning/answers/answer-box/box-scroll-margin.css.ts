import { createVar } from '@vanilla-extract/css';

/** Room kept free under what is scrolled into view, such as that of a docked number pad. */
export const boxScrollMargin = createVar();
