import { vars } from '@mashq/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * Two lines in some 60 px: twenty people are two turns of the thumb, and the whole line is the target. In no layer, so that it is
 * over the kit's own distance.
 */
export const line = style({ paddingBlock: vars.space[1] });
