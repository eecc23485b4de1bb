import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const states = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
