import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const flip = componentStyle({ display: 'inline-flex', scale: `calc(-1 * ${vars.direction}) 1` });
