import { style } from '@vanilla-extract/css';

/** Without a box of its own: the layout of the screen is that of its sections. */
export const section = style({ selectors: { '&:not([hidden])': { display: 'contents' } } });
