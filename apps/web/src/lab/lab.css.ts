import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** Holds what a story fixes to the window, and scrolls what is wider. */
export const stage = style({
  '@layer': {
    components: {
      contain: 'layout paint',
      overflow: 'auto',
      padding: vars.space[5],
      borderRadius: vars.radius.card,
      border: `${vars.size.hairline} solid ${vars.color.line}`,
      background: vars.color.page,
      color: vars.color.text,
    },
  },
});

export const code = style({
  '@layer': {
    components: { direction: 'ltr', unicodeBidi: 'isolate', fontFamily: vars.font.mono, overflowWrap: 'anywhere' },
  },
});

export const source = style({
  '@layer': {
    components: {
      direction: 'ltr',
      textAlign: 'start',
      overflow: 'auto',
      maxBlockSize: '60vh',
      fontFamily: vars.font.mono,
      fontSize: vars.text.sm,
    },
  },
});
