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
    gap: vars.space[1],
    inlineSize: '100%',
    minBlockSize: `${NAV_ITEM_HEIGHT.mini.root}px`,
    paddingBlock: vars.space[1],
    paddingInline: 0,
    // The one place under the scale: 72 px hold no longer word otherwise.
    fontSize: '0.8125rem',
    fontWeight: vars.font.weightStrong,
    lineHeight: 1.3,
    textAlign: 'center',
    selectors: { '&[data-holds-current]': { color: vars.color.accent.text } },
  },
]);

/** Two lines at most. */
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
