import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[3],
      paddingBlock: vars.space[1],
      paddingInline: `${vars.space[3]} ${vars.space[1]}`,
      background: vars.color.surfaceMuted,
      borderInlineStart: `4px solid ${vars.color.accent.line}`,
      borderRadius: vars.radius.small,
    },
  },
});

export const icon = style({ '@layer': { components: { flex: 'none', color: vars.color.accent.text } } });

export const words = style({
  '@layer': { components: { flex: '1 1 auto', minInlineSize: 0, lineHeight: vars.leading.heading } },
});

export const title = style({
  '@layer': {
    components: { color: vars.color.accent.text, fontSize: vars.text.sm, fontWeight: vars.font.weightStrong },
  },
});

export const original = style({
  '@layer': {
    components: {
      margin: 0,
      overflow: 'hidden',
      color: vars.color.textMuted,
      fontSize: vars.text.sm,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
