import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[16],
      paddingBlockEnd: vars.space[16],
      selectors: { '&[data-short]': { gap: vars.space[8] } },
    },
  },
});

export const head = style({
  '@layer': { components: { display: 'grid', justifyItems: 'start', gap: vars.space[2] } },
});

export const title = style({
  '@layer': {
    components: {
      fontSize: vars.text.xxl,
      fontWeight: vars.font.weightHeading,
      lineHeight: vars.leading.heading,
      textWrap: 'balance',
    },
  },
});

export const lead = style({
  '@layer': { components: { maxInlineSize: '44rem', color: vars.color.textMuted, textWrap: 'pretty' } },
});

export const picture = style({ '@layer': { components: { display: 'grid', placeItems: 'center' } } });

export const steps = style({
  '@layer': {
    components: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
      gap: vars.space[8],
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});

export const step = style({
  '@layer': {
    components: {
      display: 'grid',
      alignContent: 'start',
      gap: vars.space[2],
      paddingBlockStart: vars.space[4],
      borderBlockStart: `${vars.size.border} dashed ${vars.color.line}`,
    },
  },
});

export const stepNumber = style({
  '@layer': {
    components: {
      color: vars.color.accent.text,
      fontSize: vars.text.xxl,
      fontWeight: vars.font.weightHeading,
      lineHeight: vars.leading.tight,
    },
  },
});

export const stepTitle = style({
  '@layer': { components: { fontSize: vars.text.lg, fontWeight: vars.font.weightHeading } },
});

export const quiet = style({ '@layer': { components: { color: vars.color.textMuted } } });

export const list = style({
  '@layer': {
    components: { display: 'grid', gap: vars.space[1], margin: 0, paddingInlineStart: vars.space[5] },
  },
});

export const reading = style({ '@layer': { components: { maxInlineSize: '40rem' } } });
