import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

/** `animation` of a line that passes along its box while no one knows how long; up to 40% of the box's width. */
export const indeterminate = `${pass} 1400ms ${vars.motion.ease} infinite`;
