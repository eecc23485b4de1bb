import { keyframes } from '@vanilla-extract/css';
import { card } from '../../theme/basic/card.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { breakpoint } from '../../theme/breakpoints.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const drop = keyframes({ from: { transform: 'translateY(-100%)' } });

/** Goes with the page at first; past the header's height it comes back and stays. The place it leaves keeps its room. */
export const root = componentStyle([
  row,
  {
    position: 'relative',
    insetBlockStart: 0,
    zIndex: vars.layer.nav,
    minBlockSize: vars.size.header,
    marginBlockStart: vars.space[3],
    selectors: {
      '&[data-sticky]': { position: 'sticky', animation: `${drop} ${vars.motion.slow} ${vars.motion.ease}` },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { selectors: { '&[data-sticky]': { animation: 'none' } } },
    },
  },
]);

export const bar = componentStyle([
  card,
  row,
  {
    // Only large text needs it: what is in the bar is narrow.
    flexWrap: 'wrap',
    gap: `0 ${vars.space[4]}`,
    inlineSize: `calc(100% - 2 * ${vars.space[4]})`,
    minBlockSize: '64px',
    marginInline: 'auto',
    paddingInline: vars.space[3],
    boxShadow: vars.shadow.card,
    '@media': {
      [breakpoint.desktop]: {
        inlineSize: '90vw',
        minBlockSize: '72px',
        paddingInline: vars.space[6],
      },
    },
  },
]);

export const onDesk = componentStyle({ display: 'none', '@media': { [breakpoint.desktop]: { display: 'block' } } });

export const onPhone = componentStyle({ '@media': { [breakpoint.desktop]: { display: 'none' } } });

export const end = componentStyle([
  row,
  {
    gap: vars.space[3],
    marginInlineStart: 'auto',
  },
]);
