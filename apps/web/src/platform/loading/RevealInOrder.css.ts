import { style } from '@vanilla-extract/css';

/** Lays nothing out: the section is a child of what the screen is laid out by. */
export const section = style({ selectors: { '&:not([hidden])': { display: 'contents' } } });
