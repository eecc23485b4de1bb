import { heading } from '../../theme/basic/heading.css.ts';
import { componentStyle } from '../../theme/component-style.ts';

export const root = componentStyle([heading, { overflowWrap: 'anywhere', textWrap: 'balance' }]);
