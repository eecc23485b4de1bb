import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { list } from '../nav-item/nav-list.css.ts';
import { NAV_ITEM_HEIGHT } from '../nav-item/sizes.ts';

export const sub = componentStyle([list, { marginBlock: vars.space[1], paddingInlineStart: vars.space[10] }]);

export const item = componentStyle([
  row,
  {
    gap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: `${NAV_ITEM_HEIGHT.vertical.root}px`,
    paddingInline: vars.space[4],
    selectors: {
      // A child's finger wants more than the menu's own measure.
      ':root[data-area=student] &': { minBlockSize: vars.size.target },
      [`${sub} &`]: {
        minBlockSize: `${NAV_ITEM_HEIGHT.vertical.sub}px`,
        // Its words begin where those of its group do.
        paddingInline: vars.space[2],
        fontSize: vars.text.sm,
      },
      [`:root[data-area=student] ${sub} &`]: { minBlockSize: vars.size.target },
      '&[data-holds-current]': { color: vars.color.accent.text },
    },
  },
]);

export const words = componentStyle({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const caption = componentStyle({
  display: 'block',
  marginBlockStart: '2px',
  fontSize: vars.text.xs,
  fontWeight: vars.font.weightText,
  color: vars.color.textMuted,
});

export const chevron = componentStyle({
  flexShrink: 0,
  transition: `rotate ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
});
