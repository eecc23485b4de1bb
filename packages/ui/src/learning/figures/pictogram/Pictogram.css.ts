import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const picture = componentStyle({ inlineSize: '30px', blockSize: '30px' });
export const half = componentStyle({ inlineSize: '15px', blockSize: '30px' });
export const stem = componentStyle({ fill: vars.color.success.solid });
