import { keyframes } from '@vanilla-extract/css';
import { centered } from '../../theme/basic/centered.css.ts';
import { column } from '../../theme/basic/column.css.ts';
import { heading } from '../../theme/basic/heading.css.ts';
import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  column,
  {
    gap: vars.space[2],
    minInlineSize: 0,
    padding: vars.space[4],
    color: vars.color.text,
    background: vars.color.surface,
    border: `${vars.size.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  },
]);

/** The browser plays; what is seen is the kit's. */
export const audio = componentStyle({ display: 'none' });

export const title = componentStyle([heading, { fontSize: vars.text.base, overflowWrap: 'anywhere' }]);

/** From left to right, as time runs. */
export const controls = componentStyle([row, { gap: vars.space[3], minInlineSize: 0 }]);

const waiting = keyframes({ to: { rotate: '1turn' } });

export const play = componentStyle([
  centered,
  {
    position: 'relative',
    flex: 'none',
    inlineSize: `max(3.25rem, ${vars.size.target})`,
    blockSize: `max(3.25rem, ${vars.size.target})`,
    borderRadius: vars.radius.full,
    color: vars.color.accent.onSolid,
    fontSize: '1.375rem',
    background: vars.color.accent.solid,
    boxShadow: `0 ${vars.size.edge} 0 ${vars.color.accent.edge}`,
    outlineOffset: '2px',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.accent.solidHover },
      '&[data-pressed]': { translate: `0 ${vars.size.edge}`, boxShadow: 'none' },
      '&[data-waiting]::after': {
        content: '""',
        position: 'absolute',
        inset: '4px',
        border: '3px solid currentColor',
        borderBlockStartColor: 'transparent',
        borderRadius: vars.radius.full,
        animation: `${waiting} 1s linear infinite`,
      },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { selectors: { '&[data-waiting]::after': { animation: 'none' } } },
      '(forced-colors: active)': { border: '2px solid ButtonText' },
    },
  },
]);

/** Its middle is where its weight is. */
export const triangle = componentStyle({ translate: '8% 0' });

export const time = componentStyle({
  flex: 'none',
  minInlineSize: '2.5rem',
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightNumber,
  textAlign: 'center',
});

export const slider = componentStyle({ flex: 1, minInlineSize: 0 });

export const more = componentStyle([wrappingRow, { alignItems: 'center', gap: vars.space[1] }]);

export const steps = componentStyle([inlineRow, {}]);

export const choice = componentStyle([
  inlineRow,
  {
    justifyContent: 'center',
    gap: vars.space[2],
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.target,
    paddingInline: vars.space[3],
    color: vars.color.textMuted,
    fontSize: vars.text.sm,
    fontWeight: vars.font.weightStrong,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-pressed], &[aria-expanded=true]': {
        color: vars.color.accent.onSoft,
        background: vars.color.accent.soft,
      },
    },
  },
]);

export const failed = componentStyle([
  wrappingRow,
  { alignItems: 'center', gap: vars.space[3], color: vars.color.danger.text, fontSize: vars.text.sm },
]);

/** What is said now. */
export const said = componentStyle({
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  lineHeight: vars.leading.text,
  background: vars.color.surfaceMuted,
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
});

export const text = componentStyle({
  // Where its lines are is asked of it.
  position: 'relative',
  maxBlockSize: '16rem',
  overflow: 'auto',
  selectors: { '&:not([hidden])': { display: 'grid', gap: '2px' } },
});

export const line = componentStyle({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: vars.size.targetSmall,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  color: vars.color.text,
  lineHeight: vars.leading.text,
  textAlign: 'start',
  borderRadius: vars.radius.small,
  borderInlineStart: '3px solid transparent',
  outlineOffset: '-2px',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceMuted },
    // A bar at its start too: color alone would not tell.
    '&[aria-current]': { background: vars.color.accent.soft, borderInlineStartColor: vars.color.accent.line },
    '&[data-disabled]': { cursor: 'default' },
  },
});

export const lineTime = componentStyle([note]);
