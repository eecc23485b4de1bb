import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const list = style({
  '@layer': {
    components: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      margin: 0,
      marginBlockEnd: vars.space[1],
      padding: 0,
      listStyle: 'none',
      fontSize: vars.text.sm,
      color: vars.color.textMuted,
    },
  },
});

export const crumb = style({ '@layer': { components: { display: 'inline-flex', alignItems: 'center' } } });

export const link = style({
  '@layer': {
    components: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.size.targetSmall,
      borderRadius: vars.radius.small,
      color: 'inherit',
      textDecoration: 'none',
      selectors: {
        '&[data-hovered]': { color: vars.color.accent.text, textDecoration: 'underline' },
        '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
      },
    },
  },
});

export const current = style({ '@layer': { components: { color: vars.color.text } } });

export const arrow = style({
  '@layer': {
    components: { marginInline: vars.space[1], flexShrink: 0, scale: `${vars.direction} 1` },
  },
});
