import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

const ROW_GAP = 12;

export const root = componentStyle({ display: 'grid', gap: vars.space[2], inlineSize: '100%', minInlineSize: 0 });

export const board = componentStyle({
  position: 'relative',
  display: 'grid',
  rowGap: `${ROW_GAP}px`,
  minInlineSize: 0,
  userSelect: 'none',
});

export const column = componentStyle({
  gridRow: '1 / -1',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  // Never narrower than the longest word of its cards.
  gridTemplateColumns: 'minmax(min-content, 1fr)',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const cell = componentStyle({ display: 'flex', minInlineSize: 0 });

export const card = componentStyle({
  position: 'relative',
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  minBlockSize: '64px',
  marginBlockEnd: vars.size.edge,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  border: `${vars.size.border} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: `0 ${vars.size.edge} 0 ${vars.color.line}`,
  font: 'inherit',
  fontSize: vars.text.base,
  fontWeight: vars.font.weightStrong,
  lineHeight: vars.leading.heading,
  cursor: 'pointer',
  // Across the gap the finger pulls a line; up and down it scrolls.
  touchAction: 'pan-y',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-side="second"]': { flexDirection: 'row-reverse' },
    '&:hover:not([aria-disabled="true"])': { borderColor: vars.color.accent.line },
    '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[aria-pressed="true"], &[data-aimed]': {
      background: vars.color.accent.soft,
      borderColor: vars.color.accent.line,
      borderStyle: 'dashed',
      color: vars.color.accent.onSoft,
      boxShadow: `0 ${vars.size.edge} 0 ${vars.color.accent.line}`,
    },
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '&[data-status="right"]': {
      background: vars.color.success.soft,
      borderColor: vars.color.success.line,
      color: vars.color.success.text,
    },
    '&[data-status="wrong"]': { borderColor: vars.color.danger.line, borderStyle: 'dashed' },
    '&[data-status="partial"]': { borderColor: vars.color.reward.line },
    '&[data-status="invalid"], &[data-status="waiting"]': { borderColor: vars.color.info.line },
  },
});

export const content = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  textAlign: 'center',
  overflowWrap: 'break-word',
  unicodeBidi: 'plaintext',
});

export const mark = componentStyle({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  borderRadius: vars.radius.full,
  fontSize: '16px',
  selectors: {
    '&[data-tone="none"]': {
      inlineSize: '14px',
      blockSize: '14px',
      marginInline: '4px',
      border: `${vars.size.border} dashed ${vars.color.lineStrong}`,
    },
    '&[data-tone="sky"]': { color: vars.color.info.solid },
    '&[data-tone="turmeric"]': { color: vars.color.reward.solid },
    '&[data-tone="accent"]': { color: vars.color.accent.solid },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-tone]': { color: 'ButtonText' } } } },
});

export const lines = componentStyle({
  gridRow: '1 / -1',
  gridColumn: 2,
  // Half a gap more above and below: then every row is one part of the height.
  blockSize: `calc(100% + ${ROW_GAP}px)`,
  inlineSize: '100%',
  marginBlock: `-${ROW_GAP / 2}px`,
  // The first column is where reading begins.
  scale: `${vars.direction} 1`,
  pointerEvents: 'none',
  zIndex: 1,
  selectors: { 'ul:has(:disabled) ~ &': { opacity: 0.5 } },
});

export const line = componentStyle({
  strokeWidth: 4,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    '&[data-tone="sky"]': { stroke: vars.color.info.solid },
    '&[data-tone="turmeric"]': { stroke: vars.color.reward.solid },
    '&[data-tone="accent"]': { stroke: vars.color.accent.solid },
    '&[data-tone="pulled"]': { stroke: vars.color.accent.line, strokeDasharray: '8 8' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-tone]': { stroke: 'CanvasText' } } } },
});
