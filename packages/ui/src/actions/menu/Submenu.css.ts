import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Narrower windows have no room for two menus beside each other: the items are under their line. */
const WIDE = '(min-width: 30rem)';

export const chevron = componentStyle({
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  selectors: { '[data-focused] > &, [data-open] > &': { color: 'inherit' } },
  '@media': {
    'not all and (min-width: 30rem)': {
      selectors: { '[data-open] > &': { rotate: `calc(${vars.direction} * -90deg)` } },
    },
  },
});

export const menu = componentStyle({
  marginInlineStart: vars.space[5],
  borderInlineStart: `${vars.size.hairline} solid ${vars.color.line}`,
  '@media': {
    [WIDE]: {
      position: 'fixed',
      insetBlockStart: 'var(--top, 0)',
      // lint-allow: logical-sides – measured in the window, from its left edge
      left: 'var(--left, 0)',
      zIndex: 1,
      inlineSize: 'max-content',
      minInlineSize: vars.size.flyout,
      maxInlineSize: '20rem',
      maxBlockSize: `calc(100dvb - 2 * ${vars.space[2]})`,
      marginInlineStart: 0,
      border: 0,
      background: vars.color.surfaceRaised,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.raised,
    },
    [`${WIDE} and (forced-colors: active)`]: { border: '1px solid CanvasText' },
  },
});
