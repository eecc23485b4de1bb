import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const words = componentStyle({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minInlineSize: 0 });

export const description = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightText,
  selectors: { '[data-focused] &, [data-hovered] &': { color: 'inherit' } },
});

export const check = componentStyle({ flex: 'none', color: vars.color.accent.text });
