import { globalLayer, style } from '@vanilla-extract/css';
import { breakpoint } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** A side that stands while the page scrolls, and the page beside it. */
export const root = style({
  '@layer': {
    components: {
      display: 'flex',
      flexDirection: 'column',
      minBlockSize: '100dvb',
      background: vars.color.page,
      '@media': { [breakpoint.desktop]: { flexDirection: 'row' } },
    },
  },
});

export const side = style({
  '@layer': {
    components: {
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
    },
  },
});

export const scroller = style({
  '@layer': {
    components: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[6],
      blockSize: '100%',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      padding: vars.space[4],
      selectors: { '[data-mini] > &': { alignItems: 'stretch', padding: vars.space[2], paddingBlock: vars.space[4] } },
    },
  },
});

export const logo = style({
  '@layer': {
    components: {
      paddingInline: vars.space[2],
      selectors: { '[data-mini] &': { display: 'flex', justifyContent: 'center', paddingInline: 0 } },
    },
  },
});

/** At the lower edge, however short the list above it. */
export const foot = style({
  '@layer': {
    components: { display: 'flex', flexDirection: 'column', gap: vars.space[2], marginBlockStart: 'auto' },
  },
});

export const toggle = style({
  '@layer': {
    components: {
      position: 'absolute',
      insetBlockStart: vars.space[6],
      insetInlineEnd: `calc(-1 * ${vars.space[4]})`,
    },
  },
});

export const column = style({
  '@layer': { components: { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minInlineSize: 0 } },
});

export const header = style({
  '@layer': {
    components: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.sticky,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[3],
      minBlockSize: vars.size.header,
      paddingInline: vars.space[4],
      borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
      background: vars.color.surface,
      '@media': {
        [breakpoint.desktop]: {
          // A desktop needs the bar only where the screen puts something into it.
          selectors: { '&[data-phone-only]': { display: 'none' } },
          paddingInline: vars.space[8],
          border: 0,
          background: vars.color.page,
        },
        print: { display: 'none' },
      },
    },
  },
});

export const headerPhone = style({
  '@layer': {
    components: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      '@media': { [breakpoint.desktop]: { display: 'none' } },
    },
  },
});

export const headerEnd = style({
  '@layer': {
    components: { display: 'flex', alignItems: 'center', gap: vars.space[3], marginInlineStart: 'auto' },
  },
});
