import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

export const select = componentStyle({
  minBlockSize: vars.size.targetSmall,
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius.control,
  fontSize: vars.text.lg,
  fontWeight: vars.font.weightHeading,
  color: vars.color.text,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.accent.soft },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
