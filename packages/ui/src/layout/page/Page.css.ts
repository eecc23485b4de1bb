import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[6],
      inlineSize: '100%',
      marginInline: 'auto',
    },
  },
});

export const width = styleVariants({
  student: { '@layer': { components: { maxInlineSize: vars.size.contentStudent } } },
  staff: { '@layer': { components: { maxInlineSize: vars.size.contentStaff } } },
  reading: { '@layer': { components: { maxInlineSize: '42rem' } } },
  full: { '@layer': { components: { maxInlineSize: 'none' } } },
});

export const head = style({
  '@layer': {
    components: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `${vars.space[3]} ${vars.space[6]}`,
    },
  },
});

export const words = style({ '@layer': { components: { flex: '1 1 20rem', minInlineSize: 0 } } });

export const title = style({
  '@layer': {
    components: {
      margin: 0,
      fontSize: vars.text.xxl,
      fontWeight: vars.font.weightHeading,
      lineHeight: vars.leading.heading,
      textWrap: 'balance',
      overflowWrap: 'anywhere',
    },
  },
});

export const subtitle = style({
  '@layer': { components: { margin: 0, marginBlockStart: vars.space[1], color: vars.color.textMuted } },
});

export const actions = style({
  '@layer': { components: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] } },
});
