import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { NAV_ITEM_HEIGHT } from '../nav-item/sizes.ts';

export const item = componentStyle([
  row,
  {
    position: 'relative',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '2px',
    inlineSize: '100%',
    minBlockSize: `${NAV_ITEM_HEIGHT.mini.root}px`,
    paddingInline: vars.space[1],
    // The one place under the scale: 64 px hold no longer word otherwise.
    fontSize: '0.75rem',
    lineHeight: 1.15,
    textAlign: 'center',
    selectors: { '&[data-holds-current]': { color: vars.color.accent.text } },
  },
]);

/** Two lines at most, so that the height stays. */
export const title = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  maxInlineSize: '100%',
  overflow: 'hidden',
});

export const info = componentStyle({
  position: 'absolute',
  insetBlockStart: '-2px',
  insetInlineEnd: '-6px',
  scale: 0.75,
});

export const chevron = componentStyle({
  position: 'absolute',
  insetInlineEnd: '4px',
  insetBlockStart: '12px',
  scale: `${vars.direction} 1`,
});

/** Fixed, so that the scrolling menu does not cut it; its block position is measured when it opens. */
export const flyout = componentStyle({
  position: 'fixed',
  insetInlineStart: `calc(${vars.size.navRail} - ${vars.space[2]})`,
});
