import { column as basicColumn } from '../../theme/basic/column.css.ts';
import { row as basicRow } from '../../theme/basic/row.css.ts';
import { breakpoint } from '../../theme/breakpoints.ts';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { RECKONS, sky } from '../../theme/sky.ts';

/** A side that stands while the page scrolls, and the page beside it. */
export const root = componentStyle([
  basicColumn,
  {
    minBlockSize: '100dvb',
    background: vars.color.page,
    '@media': { [breakpoint.desktop]: { flexDirection: 'row' } },
  },
]);

export const side = componentStyle({
  display: 'none',
  '@media': {
    [breakpoint.desktop]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.nav,
      display: 'block',
      flexShrink: 0,
      inlineSize: vars.size.navVertical,
      blockSize: '100dvb',
      borderInlineEnd: `${vars.size.hairline} solid ${vars.color.line}`,
      background: vars.color.surface,
      selectors: { '&[data-mini]': { inlineSize: vars.size.navRail } },
    },
    print: { display: 'none' },
  },
});

export const scroller = componentStyle([
  basicColumn,
  {
    gap: vars.space[6],
    blockSize: '100%',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    padding: vars.space[4],
    selectors: { '[data-mini] > &': { alignItems: 'stretch', padding: vars.space[2], paddingBlock: vars.space[4] } },
  },
]);

export const logo = componentStyle({
  paddingInline: vars.space[2],
  selectors: { '[data-mini] &': { display: 'flex', justifyContent: 'center', paddingInline: 0 } },
});

/** At the lower edge, however short the list above it. */
export const foot = componentStyle([
  basicColumn,
  {
    gap: vars.space[2],
    marginBlockStart: 'auto',
  },
]);

export const toggle = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space[6],
  insetInlineEnd: `calc(-1 * ${vars.space[4]})`,
});

export const column = componentStyle([basicColumn, { flex: '1 1 auto', minInlineSize: 0 }]);

export const header = componentStyle([
  basicRow,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    gap: `0 ${vars.space[3]}`,
    minBlockSize: vars.size.header,
    paddingInline: vars.space[4],
    borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
    background: vars.color.surface,
    selectors: { '&[data-tone=sky]': { borderBlockEnd: 0, background: vars.color.accent.soft } },
    '@supports': { [RECKONS]: { selectors: { '&[data-tone=sky]': { background: sky } } } },
    '@media': {
      [breakpoint.desktop]: {
        // A desktop needs the bar only where the screen puts something into it.
        selectors: { '&[data-phone-only]': { display: 'none' } },
        paddingInline: vars.space[8],
        border: 0,
        background: vars.color.page,
      },
      [breakpoint.short]: { position: 'static' },
      [breakpoint.cramped]: { flexWrap: 'wrap' },
      print: { display: 'none' },
    },
  },
]);

// What takes the focus is scrolled to below it.
componentGlobalStyle(`:root:has(${header})`, {
  '@media': { '(min-height: 24.01rem)': { scrollPaddingBlockStart: '5rem' } },
});

export const headerPhone = componentStyle([
  basicRow,
  {
    gap: vars.space[2],
    '@media': { [breakpoint.desktop]: { display: 'none' } },
  },
]);

export const headerEnd = componentStyle([
  basicRow,
  {
    gap: vars.space[3],
    marginInlineStart: 'auto',
    '@media': { [breakpoint.cramped]: { flexWrap: 'wrap' } },
  },
]);
