import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

const THUMB = '1.75rem';
const LINE = '0.625rem';

export const root = style({
  '@layer': {
    components: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'baseline',
      columnGap: vars.space[3],
      inlineSize: '100%',
      selectors: { '&[data-disabled]': { color: vars.color.textMuted } },
      '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
    },
  },
});

export const label = style({ '@layer': { components: { fontWeight: vars.font.weightStrong } } });

export const output = style({
  '@layer': {
    components: {
      color: vars.color.accent.text,
      fontWeight: vars.font.weightNumber,
      fontVariantNumeric: 'tabular-nums',
      selectors: { '[data-disabled] > &': { color: 'inherit' } },
    },
  },
});

export const description = style({
  '@layer': { components: { gridColumn: '1 / -1', color: vars.color.textMuted, fontSize: vars.text.sm } },
});

/** As high as a finger, as thick as a line; half a thumb is kept free at both ends. */
export const track = style({
  '@layer': {
    components: {
      position: 'relative',
      gridColumn: '1 / -1',
      blockSize: vars.size.target,
      marginInline: `calc(${THUMB} / 2)`,
      cursor: 'pointer',
      selectors: {
        '&::before': {
          content: '""',
          boxSizing: 'border-box',
          position: 'absolute',
          insetBlockStart: `calc(50% - ${LINE} / 2)`,
          insetInline: `calc(${THUMB} / -2)`,
          blockSize: LINE,
          border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
          borderRadius: vars.radius.full,
          background: vars.color.surfaceMuted,
        },
        '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
      },
    },
  },
});

export const fill = style({
  '@layer': {
    components: {
      position: 'absolute',
      insetBlockStart: `calc(50% - ${LINE} / 2)`,
      insetInlineStart: `calc(${THUMB} / -2)`,
      blockSize: LINE,
      boxSizing: 'content-box',
      paddingInlineEnd: `calc(${THUMB} / 2)`,
      borderStartStartRadius: vars.radius.full,
      borderEndStartRadius: vars.radius.full,
      background: vars.color.accent.solid,
      '@media': { '(forced-colors: active)': { background: 'Highlight' } },
    },
  },
});

export const thumb = style({
  '@layer': {
    components: {
      insetBlockStart: '50%',
      inlineSize: THUMB,
      blockSize: THUMB,
      border: `3px solid ${vars.color.accent.solid}`,
      borderRadius: vars.radius.full,
      background: vars.color.surface,
      boxShadow: `0 2px 0 ${vars.color.accent.edge}`,
      cursor: 'grab',
      selectors: {
        '&[data-hovered]': { background: vars.color.accent.soft },
        '&[data-dragging]': { cursor: 'grabbing', background: vars.color.accent.solid },
        '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
        '&[data-disabled]': { cursor: 'not-allowed' },
      },
      '@media': {
        '(forced-colors: active)': { borderColor: 'ButtonText', background: 'ButtonFace' },
      },
    },
  },
});
