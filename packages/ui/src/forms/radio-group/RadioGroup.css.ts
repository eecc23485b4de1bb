import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const group = styleVariants({
  list: { '@layer': { components: { display: 'flex', flexDirection: 'column', minInlineSize: 0 } } },
  cards: {
    '@layer': {
      components: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
        gap: vars.space[3],
      },
    },
  },
  segmented: {
    '@layer': {
      components: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: vars.space[1],
        inlineSize: 'fit-content',
        maxInlineSize: '100%',
        padding: vars.space[1],
        background: vars.color.surfaceMuted,
        borderRadius: `calc(${vars.radius.control} + ${vars.space[1]})`,
        selectors: { '[data-invalid] > &': { outline: `${vars.size.border} solid ${vars.color.rose.line}` } },
        '@media': { '(forced-colors: active)': { outline: '1px solid ButtonBorder' } },
      },
    },
  },
});

export const field = styleVariants({
  cards: { '@layer': { components: { display: 'grid', minInlineSize: 0 } } },
  segmented: { '@layer': { components: { display: 'grid', flex: '1 1 auto', minInlineSize: 0 } } },
});

const pressable = {
  position: 'relative',
  display: 'flex',
  minBlockSize: vars.size.target,
  color: vars.color.text,
  fontSize: vars.text.base,
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
} as const;

const focusRing = {
  outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const;

export const button = styleVariants({
  cards: {
    '@layer': {
      components: {
        ...pressable,
        alignItems: 'flex-start',
        gap: vars.space[3],
        padding: vars.space[4],
        lineHeight: vars.leading.text,
        background: vars.color.surface,
        border: `${vars.size.border} solid ${vars.color.line}`,
        borderRadius: vars.radius.control,
        boxShadow: `0 ${vars.size.edge} 0 ${vars.color.line}`,
        marginBlockEnd: vars.size.edge,
        transition: `transform ${vars.motion.fast} ${vars.motion.ease}, box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
        selectors: {
          '&[data-hovered]': { borderColor: vars.color.accent.line },
          '&[data-invalid]': { borderColor: vars.color.rose.line },
          '&[data-selected]': {
            color: vars.color.accent.onSoft,
            background: vars.color.accent.soft,
            borderColor: vars.color.accent.line,
            boxShadow: `0 ${vars.size.edge} 0 ${vars.color.accent.line}`,
          },
          '&[data-pressed]': { transform: `translateY(${vars.size.edge})`, boxShadow: 'none' },
          '&[data-focus-visible]': focusRing,
          '&[data-disabled]': {
            color: vars.color.textMuted,
            background: vars.color.surfaceMuted,
            borderColor: vars.color.line,
            boxShadow: `0 ${vars.size.edge} 0 ${vars.color.line}`,
            cursor: 'not-allowed',
          },
        },
        '@media': {
          '(prefers-reduced-motion: reduce)': { transition: 'none' },
          '(forced-colors: active)': { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } },
        },
      },
    },
  },
  segmented: {
    '@layer': {
      components: {
        ...pressable,
        alignItems: 'center',
        justifyContent: 'center',
        gap: vars.space[2],
        paddingInline: vars.space[4],
        color: vars.color.textMuted,
        fontWeight: vars.font.weightStrong,
        lineHeight: vars.leading.tight,
        textAlign: 'center',
        borderRadius: vars.radius.control,
        transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
        selectors: {
          '&[data-hovered]': { color: vars.color.text },
          '&[data-selected]': {
            color: vars.color.accent.text,
            background: vars.color.surface,
            boxShadow: `0 0 0 ${vars.size.border} ${vars.color.accent.line}`,
          },
          '&[data-focus-visible]': focusRing,
          '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
        },
        '@media': {
          '(prefers-reduced-motion: reduce)': { transition: 'none' },
          '(forced-colors: active)': {
            selectors: {
              '&[data-selected]': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
            },
          },
        },
      },
    },
  },
});

export const ring = style({ '@layer': { components: { borderRadius: vars.radius.full } } });

export const dot = style({
  '@layer': {
    components: {
      inlineSize: '0.6em',
      blockSize: '0.6em',
      background: 'currentColor',
      borderRadius: vars.radius.full,
    },
  },
});

export const icon = style({
  '@layer': { components: { display: 'inline-flex', flex: 'none', alignItems: 'center', blockSize: '1lh' } },
});

export const cardTitle = style({ '@layer': { components: { fontWeight: vars.font.weightStrong } } });

export const words = style({ '@layer': { components: { minInlineSize: 0, overflowWrap: 'anywhere' } } });

export const cardDescription = style({
  '@layer': {
    components: {
      display: 'block',
      color: vars.color.textMuted,
      selectors: { '[data-selected] &': { color: 'inherit' } },
      fontSize: vars.text.sm,
      fontWeight: vars.font.weightText,
    },
  },
});
