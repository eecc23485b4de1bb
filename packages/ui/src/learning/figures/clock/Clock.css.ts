import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const digital = componentStyle({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[5],
  border: `3px solid ${vars.color.text}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: vars.text.xxxl,
  fontWeight: vars.font.weightNumber,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  letterSpacing: '0.04em',
});
