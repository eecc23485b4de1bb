import { column } from '../../theme/basic/column.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { breakpoint } from '../../theme/breakpoints.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const focusRoot = componentStyle([
  column,
  {
    minBlockSize: '100dvb',
    background: vars.color.page,
  },
]);

/** The question needs the height more than its frame does. */
const PHONE = '(max-width: 37.49rem)';

/** As wide as a question sheet with the number pad beside it. */
const SHEET_WIDTH = '68rem';

export const focusHeader = componentStyle([
  row,
  {
    gap: vars.space[3],
    minBlockSize: vars.size.header,
    paddingInline: vars.space[4],
    '@media': { [breakpoint.desktop]: { gap: vars.space[6], paddingInline: vars.space[8] } },
    selectors: {
      '&[data-variant=sheet]': {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: vars.space[3],
        inlineSize: '100%',
        maxInlineSize: SHEET_WIDTH,
        marginInline: 'auto',
        paddingBlock: vars.space[4],
        '@media': {
          [PHONE]: {
            gap: `0 ${vars.space[2]}`,
            minBlockSize: '48px',
            paddingBlock: 0,
            paddingInline: vars.space[3],
          },
          [breakpoint.desktop]: {
            gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, 2fr) minmax(max-content, 1fr)',
          },
        },
      },
      // The marks of a short session are beside the way out; those of a long one keep their row.
      '&[data-variant=sheet]:has(> * > ol)': {
        '@media': { [PHONE]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
      },
    },
  },
]);

export const focusStart = componentStyle([row, { gap: vars.space[3], justifySelf: 'start' }]);

/** On a phone the work needs the width more than the sign does, unless the progress has a row of its own and nothing is beside it. */
export const focusLogo = componentStyle({
  display: 'none',
  '@media': { [breakpoint.desktop]: { display: 'block' } },
  selectors: { '[data-variant=sheet] > * > &:not([data-beside])': { display: 'block' } },
});

export const focusMiddle = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  selectors: {
    '[data-variant=sheet] > &': {
      gridColumn: '1 / -1',
      gridRow: 2,
      '@media': { [breakpoint.desktop]: { gridColumn: 2, gridRow: 1 } },
    },
    '[data-variant=sheet] > &:has(> ol)': { '@media': { [PHONE]: { gridColumn: 2, gridRow: 1 } } },
    '[data-variant=sheet] > &:has(> ol > :nth-child(13))': {
      '@media': { [PHONE]: { gridColumn: '1 / -1', gridRow: 2, paddingBlockEnd: vars.space[1] } },
    },
    // Without progress its row takes no room.
    '&:empty': { display: 'none' },
  },
});

export const focusEnd = componentStyle([
  row,
  {
    gridColumn: '-2 / -1',
    justifySelf: 'end',
    gap: `0 ${vars.space[4]}`,
    minInlineSize: 0,
    '@media': { [breakpoint.cramped]: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
  },
]);

export const focusTitle = componentStyle({
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightStrong,
  color: vars.color.textMuted,
});

/** The sheet has a padding of its own: full width on a phone, a card from tablet width on. */
export const sheet = componentStyle({
  selectors: {
    // Stronger than the padding and the width that `main` has for pages.
    'main&': {
      maxInlineSize: SHEET_WIDTH,
      padding: 0,
      '@media': { [breakpoint.aboveSmall]: { paddingInline: vars.space[4], paddingBlockEnd: vars.space[6] } },
    },
  },
});
