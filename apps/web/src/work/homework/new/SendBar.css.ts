import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, globalStyle, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** Stays at the lower edge of the window while the form is longer than it. */
export const bar = style({
  '@layer': {
    components: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.layer.sticky,
      display: 'grid',
      gap: vars.space[3],
      alignItems: 'center',
      padding: vars.space[4],
      paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
      borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
      borderStartStartRadius: vars.radius.card,
      borderStartEndRadius: vars.radius.card,
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.raised,
      '@media': {
        '(min-width: 48rem)': { gridTemplateColumns: '1fr auto' },
        // A window that is zoomed in has no room to lose.
        '(max-height: 30rem)': { position: 'static' },
      },
    },
  },
});

/** What has the focus is never behind the bar. */
globalStyle(`:root:has(${bar})`, { scrollPaddingBlockEnd: '12rem' });

export const when = style({ '@layer': { components: { margin: 0, fontWeight: 700 } } });

export const text = style({ '@layer': { components: { margin: 0, color: vars.color.textMuted } } });

export const missing = style({
  '@layer': {
    components: { display: 'flex', gap: vars.space[2], alignItems: 'center', margin: 0, color: vars.color.danger.text },
  },
});

export const buttons = style({
  '@layer': {
    components: {
      display: 'grid',
      gap: vars.space[2],
      gridAutoFlow: 'column',
    },
  },
});
