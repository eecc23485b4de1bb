import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** The browser's own chooser of colors, as a round patch at the start of the box. */
export const patch = componentStyle({
  appearance: 'none',
  flex: 'none',
  inlineSize: '2rem',
  blockSize: '2rem',
  marginInlineStart: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceMuted,
  cursor: 'pointer',
  overflow: 'hidden',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0 },
    '&::-moz-color-swatch': { border: 0 },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

/** Nothing is chosen: a line across, as the browser's chooser always shows some color. */
export const empty = componentStyle({
  selectors: {
    '&::-webkit-color-swatch': {
      background: `linear-gradient(to top left, transparent 46%, ${vars.color.lineStrong} 46% 54%, transparent 54%)`,
    },
    '&::-moz-color-swatch': {
      background: `linear-gradient(to top left, transparent 46%, ${vars.color.lineStrong} 46% 54%, transparent 54%)`,
    },
  },
});

export const suggestions = componentStyle([wrappingRow, { gap: vars.space[1] }]);

export const suggestion = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.full,
  selectors: {
    '&[data-focus-visible]': { outlineOffset: '-2px' },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
  },
});

export const dot = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.full,
  border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
  forcedColorAdjust: 'none',
  selectors: {
    '[data-hovered] > &': { transform: 'scale(1.08)' },
    '[data-selected] > &': {
      boxShadow: `0 0 0 3px ${vars.color.surface}, 0 0 0 5px ${vars.color.text}`,
    },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transform: 'none' } },
});
