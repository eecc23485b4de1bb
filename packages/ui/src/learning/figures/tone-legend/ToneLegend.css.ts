import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  fontSize: vars.text.base,
  fontWeight: vars.font.weightStrong,
});

export const item = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const swatch = componentStyle({ inlineSize: '22px', blockSize: '22px', flexShrink: 0 });
