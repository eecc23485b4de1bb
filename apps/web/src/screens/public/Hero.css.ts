import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      display: 'grid',
      alignItems: 'center',
      gap: vars.space[10],
      '@media': {
        '(min-width: 1024px)': {
          gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
          gap: vars.space[16],
          paddingBlock: vars.space[12],
        },
      },
    },
  },
});

export const words = style({ '@layer': { components: { display: 'grid', gap: vars.space[6] } } });

export const title = style({
  '@layer': { components: { fontSize: vars.text.hero, fontWeight: '900', lineHeight: vars.leading.heading } },
});

/** Marked with a turmeric pencil. */
export const joy = style({
  '@layer': {
    components: {
      fontStyle: 'normal',
      color: vars.color.accent.text,
      paddingInline: '0.1em',
      backgroundImage: `linear-gradient(to top, ${vars.color.turmeric.bright} 0.38em, transparent 0.38em)`,
      '@media': { '(forced-colors: active)': { textDecoration: 'underline' } },
    },
  },
});

export const lead = style({
  '@layer': { components: { fontSize: vars.text.lg, color: vars.color.textMuted, maxInlineSize: '34rem' } },
});
