import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** Below this width of its own container, whatever the window's, the table is a stack of rows. */
const NARROW = '(max-width: 639.98px)';

export const root = style({
  '@layer': {
    components: { containerType: 'inline-size', display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  },
});

export const scroller = style({
  '@layer': {
    components: {
      position: 'relative',
      overflowX: 'auto',
      selectors: {
        '&[data-sticky-head]': { overflowY: 'auto', maxBlockSize: '70vh' },
        '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '-3px' },
      },
    },
  },
});

export const table = style({
  '@layer': {
    components: {
      inlineSize: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      textAlign: 'start',
      // Figures of one width are for columns of numbers; within text they stand too far apart.
      fontVariantNumeric: 'normal',
      '@container': { [NARROW]: { display: 'block' } },
    },
  },
});

export const caption = style({
  '@layer': {
    components: {
      captionSide: 'top',
      textAlign: 'start',
      paddingInline: vars.space[4],
      paddingBlock: vars.space[3],
      fontWeight: vars.font.weightHeading,
      '@container': { [NARROW]: { display: 'block' } },
    },
  },
});

export const head = style({
  '@layer': {
    components: {
      // Heard, not seen: on a phone each value carries its own header.
      '@container': {
        [NARROW]: {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
      selectors: { '[data-sticky-head] &': { position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.sticky } },
    },
  },
});

export const headCell = style({
  '@layer': {
    components: {
      paddingInline: vars.space[4],
      paddingBlock: vars.space[2],
      borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
      textAlign: 'start',
      fontSize: vars.text.sm,
      fontWeight: vars.font.weightStrong,
      color: vars.color.textMuted,
      background: vars.color.surface,
      whiteSpace: 'nowrap',
      selectors: { '[dir=ltr] &[data-numeric]': { textAlign: 'end' } },
    },
  },
});

export const sortButton = style({
  '@layer': {
    components: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[1],
      minBlockSize: vars.size.targetSmall,
      marginInline: `calc(-1 * ${vars.space[2]})`,
      paddingInline: vars.space[2],
      border: 0,
      borderRadius: vars.radius.small,
      font: 'inherit',
      color: 'inherit',
      background: 'transparent',
      cursor: 'pointer',
      selectors: {
        '&[data-hovered]': { color: vars.color.accent.text, background: vars.color.accent.soft },
        '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '-2px' },
        '[aria-sort=ascending] &, [aria-sort=descending] &': { color: vars.color.accent.text },
      },
    },
  },
});

export const body = style({
  '@layer': { components: { '@container': { [NARROW]: { display: 'block' } } } },
});

export const row = style({
  '@layer': {
    components: {
      selectors: {
        '&[data-link]': { cursor: 'pointer' },
        '&[data-link]:hover': { background: vars.color.surfaceMuted },
      },
      '@container': {
        [NARROW]: {
          display: 'block',
          paddingBlock: vars.space[3],
          borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
        },
      },
    },
  },
});

export const cell = style({
  '@layer': {
    components: {
      paddingInline: vars.space[4],
      paddingBlock: vars.space[3],
      borderBlockEnd: `${vars.size.hairline} dashed ${vars.color.line}`,
      textAlign: 'start',
      fontWeight: 'inherit',
      verticalAlign: 'middle',
      selectors: {
        'tr:last-child > &': { borderBlockEnd: 0 },
        'th&': { fontWeight: vars.font.weightStrong },
        // A number's units stand at its right end in both directions: that is the start of a Persian column.
        '&[data-numeric]': { fontWeight: vars.font.weightStrong, fontVariantNumeric: 'tabular-nums' },
        '[dir=ltr] &[data-numeric]': { textAlign: 'end' },
      },
      '@container': {
        [NARROW]: {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: vars.space[4],
          paddingBlock: vars.space[1],
          borderBlockEnd: 0,
          selectors: { 'th&': { fontSize: vars.text.lg, paddingBlockEnd: vars.space[2] } },
        },
      },
    },
  },
});

export const cellLabel = style({
  '@layer': {
    components: {
      display: 'none',
      flexShrink: 0,
      color: vars.color.textMuted,
      fontSize: vars.text.sm,
      fontWeight: vars.font.weightText,
      '@container': { [NARROW]: { display: 'inline', selectors: { 'th > &': { display: 'none' } } } },
    },
  },
});

export const cellValue = style({
  '@layer': {
    components: {
      display: 'block',
      // Room for a bone, which has no width of its own.
      '@container': {
        [NARROW]: { minInlineSize: '5rem', textAlign: 'end', selectors: { 'th > &': { textAlign: 'start' } } },
      },
    },
  },
});

export const rowLink = style({
  '@layer': {
    components: {
      color: 'inherit',
      textDecoration: 'none',
      display: 'inline-block',
      verticalAlign: 'middle',
      borderRadius: vars.radius.small,
      selectors: {
        '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '3px' },
        '&[data-hovered], tr:hover &': { color: vars.color.accent.text },
      },
    },
  },
});

export const actions = style({
  '@layer': {
    components: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: vars.space[1] },
  },
});

export const empty = style({
  '@layer': { components: { padding: vars.space[8], textAlign: 'center', color: vars.color.textMuted } },
});

export const footer = style({
  '@layer': {
    components: {
      padding: vars.space[4],
      borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
    },
  },
});
