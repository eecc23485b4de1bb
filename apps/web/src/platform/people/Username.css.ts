import { style } from '@vanilla-extract/css';

/** It goes to the next line whole, not in two at its hyphen; one that is longer than a line still breaks. */
export const whole = style({ display: 'inline-block', maxInlineSize: '100%', overflowWrap: 'anywhere' });
