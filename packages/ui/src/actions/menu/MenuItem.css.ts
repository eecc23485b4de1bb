import { item } from '../../primitives/floating-surface/floating-surface.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Doubled to win over the plain line whichever file comes first. */
export const danger = componentStyle({
  selectors: {
    [`${item}&`]: { color: vars.color.danger.text },
    [`${item}&:is([data-hovered], [data-focused], [data-pressed])`]: {
      color: vars.color.danger.text,
      background: vars.color.danger.soft,
    },
  },
});

export const icon = componentStyle({ display: 'inline-flex', flex: 'none', fontSize: '1.2em' });

export const words = componentStyle({ display: 'flex', flex: '1 1 auto', flexDirection: 'column', minInlineSize: 0 });

export const description = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  selectors: { '[data-focused] &, [data-hovered] &': { color: 'inherit' } },
});
