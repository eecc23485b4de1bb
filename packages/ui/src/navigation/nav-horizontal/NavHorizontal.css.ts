import { row } from '../../theme/basic/row.css.ts';
import { breakpoint } from '../../theme/breakpoints.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { NAV_ITEM_HEIGHT } from '../nav-item/sizes.ts';

export const list = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    gap: vars.space[1],
    '@media': { [breakpoint.menuRoomy]: { gap: vars.space[3] }, [breakpoint.menuNarrow]: { gap: 0 } },
  },
]);

export const group = componentStyle({ position: 'relative' });

export const item = componentStyle([
  row,
  {
    gap: vars.space[1],
    minBlockSize: `${NAV_ITEM_HEIGHT.horizontal.root}px`,
    paddingInline: vars.space[2],
    color: vars.color.text,
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-current], &[data-holds-current]': { color: vars.color.accent.text, background: 'transparent' },
    },
    '@media': { [breakpoint.menuRoomy]: { paddingInline: vars.space[3] } },
  },
]);

/** Its count of badges hangs over its end: the title keeps clear of it. */
export const picture = componentStyle({ display: 'inline-flex', marginInlineEnd: vars.space[2] });

export const chevron = componentStyle({
  transition: `rotate ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
});

/** Under its item; the strip of padding over the sheet keeps the pointer inside on its way down. */
export const below = componentStyle({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  zIndex: vars.layer.nav,
  paddingBlockStart: vars.space[2],
});

export const sheet = componentStyle({ inlineSize: 'max-content' });
