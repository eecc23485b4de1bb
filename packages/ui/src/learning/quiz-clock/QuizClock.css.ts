import { globalLayer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** Quiet at all times: nothing in it turns red or blinks as the end comes near. */
export const root = style({
  '@layer': {
    components: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[2],
      maxInlineSize: '100%',
      minBlockSize: vars.size.target,
      paddingInlineStart: vars.space[3],
      border: `${vars.size.hairline} solid ${vars.color.line}`,
      borderRadius: vars.radius.full,
      background: vars.color.surface,
      color: vars.color.textMuted,
      fontSize: vars.text.sm,
      fontWeight: vars.font.weightStrong,
      lineHeight: vars.leading.heading,
    },
  },
});

/** The button ends the pill: its focus ring is as round. */
globalStyle(`${root} > button`, { '@layer': { components: { borderRadius: vars.radius.full } } });

export const ring = style({
  '@layer': {
    components: { flex: 'none', inlineSize: '24px', blockSize: '24px', rotate: '-90deg', fill: 'none', strokeWidth: 5 },
  },
});

export const track = style({
  '@layer': { components: { stroke: vars.color.line } },
});

export const gone = style({
  '@layer': {
    components: {
      stroke: vars.color.info.solid,
      '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
    },
  },
});

export const words = style({
  '@layer': {
    components: {
      minInlineSize: 0,
      paddingBlock: vars.space[1],
      selectors: { '&:nth-last-child(2)': { paddingInlineEnd: vars.space[4] } },
    },
  },
});
