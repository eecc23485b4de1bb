import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const separator = componentStyle({
  flex: 'none',
  blockSize: vars.size.hairline,
  marginBlock: vars.space[1],
  marginInline: vars.space[3],
  background: vars.color.line,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
