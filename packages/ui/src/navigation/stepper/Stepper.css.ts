import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

const WIDE = '(min-width: 600px)';

export const root = style({
  '@layer': {
    components: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[2],
      '@media': { [WIDE]: { flexDirection: 'row', alignItems: 'center' } },
    },
  },
});

/** Each step but the last draws the line to the next one. */
export const step = style({
  '@layer': {
    components: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[3],
      minInlineSize: 0,
      '@media': {
        [WIDE]: {
          flex: '1 1 0',
          selectors: {
            '&:last-child': { flex: '0 1 auto' },
            '&:not(:last-child)::after': {
              content: '""',
              flex: '1 1 1rem',
              minInlineSize: '1rem',
              blockSize: vars.size.border,
              borderRadius: vars.radius.full,
              background: vars.color.line,
            },
          },
        },
        '(forced-colors: active)': { selectors: { '&:not(:last-child)::after': { background: 'CanvasText' } } },
      },
    },
  },
});

export const face = style({
  '@layer': {
    components: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[3],
      minInlineSize: 0,
      minBlockSize: vars.size.target,
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
    },
  },
});

export const back = style({
  '@layer': {
    components: {
      paddingInline: vars.space[2],
      marginInline: `calc(-1 * ${vars.space[2]})`,
      borderRadius: vars.radius.control,
      background: 'transparent',
      cursor: 'pointer',
      selectors: {
        '&:hover': { color: vars.color.accent.onSoft, background: vars.color.accent.soft },
        '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
      },
    },
  },
});

export const mark = style({
  '@layer': {
    components: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      inlineSize: '2.25rem',
      blockSize: '2.25rem',
      border: `${vars.size.border} solid`,
      borderRadius: vars.radius.full,
      fontWeight: vars.font.weightNumber,
    },
  },
});

export const state = styleVariants({
  done: {
    '@layer': {
      components: {
        color: vars.color.success.text,
        background: vars.color.success.soft,
        borderColor: vars.color.success.line,
      },
    },
  },
  current: {
    '@layer': {
      components: {
        color: vars.color.accent.onSolid,
        background: vars.color.accent.solid,
        borderColor: vars.color.accent.solid,
        '@media': {
          '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
        },
      },
    },
  },
  coming: {
    '@layer': {
      components: { color: vars.color.textMuted, background: vars.color.surface, borderColor: vars.color.line },
    },
  },
});

export const words = style({ '@layer': { components: { display: 'block', minInlineSize: 0 } } });

export const title = style({
  '@layer': {
    components: {
      fontWeight: vars.font.weightStrong,
      lineHeight: vars.leading.heading,
      selectors: { '[aria-current="step"] &': { fontWeight: vars.font.weightHeading } },
    },
  },
});

export const description = style({
  '@layer': { components: { display: 'block', color: vars.color.textMuted, fontSize: vars.text.sm } },
});
