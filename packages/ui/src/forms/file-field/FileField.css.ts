import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const zone = style({
  '@layer': {
    components: {
      border: `${vars.size.border} dashed ${vars.color.lineStrong}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface,
      outline: 'none',
      selectors: {
        '&[data-drop-target]': { borderColor: vars.color.accent.line, background: vars.color.accent.soft },
        '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
        '&[data-disabled]': { borderColor: vars.color.line },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: { '&[data-drop-target]': { borderStyle: 'solid', borderColor: 'Highlight' } },
        },
      },
    },
  },
});

export const chooser = style({
  '@layer': {
    components: {
      display: 'grid',
      justifyItems: 'center',
      gap: vars.space[1],
      inlineSize: '100%',
      padding: vars.space[6],
      borderRadius: `calc(${vars.radius.card} - ${vars.size.border})`,
      color: vars.color.accent.text,
      font: 'inherit',
      background: 'transparent',
      cursor: 'pointer',
      selectors: {
        '&[data-hovered], &[data-pressed]': { background: vars.color.accent.soft },
        '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '-4px' },
        '&[data-disabled]': { color: vars.color.textMuted, background: 'transparent', cursor: 'not-allowed' },
      },
    },
  },
});

export const choose = style({ '@layer': { components: { fontWeight: vars.font.weightStrong } } });

export const drop = style({
  '@layer': { components: { color: vars.color.textMuted, fontSize: vars.text.sm } },
});

export const chosen = style({
  '@layer': {
    components: { display: 'flex', alignItems: 'center', gap: vars.space[4], padding: vars.space[3] },
  },
});

export const picture = style({
  '@layer': {
    components: {
      flex: 'none',
      inlineSize: '6rem',
      blockSize: '6rem',
      objectFit: 'cover',
      borderRadius: vars.radius.small,
      background: vars.color.surfaceMuted,
    },
  },
});

export const name = style({
  '@layer': {
    components: {
      flex: '1 1 auto',
      minInlineSize: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

export const wrong = style({
  '@layer': {
    components: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] },
  },
});
