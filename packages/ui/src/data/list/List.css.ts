import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({});

export const link = componentStyle({
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } },
});

export const item = componentStyle([
  row,
  {
    position: 'relative',
    flexWrap: 'wrap',
    gap: vars.space[3],
    minBlockSize: vars.size.target,
    paddingBlock: vars.space[3],
    borderRadius: vars.radius.small,
    selectors: {
      '& + &::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: 0,
        borderBlockStart: `${vars.size.hairline} dashed ${vars.color.line}`,
      },
      '&[data-link]:hover': { background: vars.color.surfaceMuted },
      '[data-long] > &': {
        contentVisibility: 'auto',
        // A guess until an item was seen once: two lines and their padding.
        containIntrinsicBlockSize: 'auto 4.75rem',
        // Focus rings of what is at the edge of an item.
        overflowClipMargin: vars.space[2],
      },
      [`&:has(${link}[data-focus-visible])`]: {
        outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
    },
  },
]);

export const words = componentStyle({ flex: '1 1 9rem', minInlineSize: 0 });

export const title = componentStyle({ fontWeight: vars.font.weightStrong, overflowWrap: 'anywhere' });

export const description = componentStyle([note, { overflowWrap: 'anywhere' }]);

export const end = componentStyle([
  row,
  {
    position: 'relative',
    zIndex: 1,
    gap: vars.space[2],
    // A wide end, such as a bar, takes what room there is; a narrow one is at the far side.
    flex: '0 1 auto',
    marginInlineStart: 'auto',
    selectors: { '&[data-wide]': { flex: '1 1 12rem', zIndex: 'auto' } },
  },
]);
