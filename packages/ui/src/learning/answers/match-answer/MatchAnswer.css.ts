import { field } from '../../../theme/basic/field.css.ts';
import { grid } from '../../../theme/basic/grid.css.ts';
import { inlineRow } from '../../../theme/basic/inline-row.css.ts';
import { row } from '../../../theme/basic/row.css.ts';
import { strong } from '../../../theme/basic/strong.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { docked } from '../../../theme/sheet-container.css.ts';
import { statusSelectors } from '../answer-frame/status-selectors.ts';

const ROW_GAP = 12;

export const root = componentStyle([grid, { gap: vars.space[2], inlineSize: '100%' }]);

export const board = componentStyle([
  grid,
  {
    position: 'relative',
    rowGap: `${ROW_GAP}px`,
    userSelect: 'none',
  },
]);

export const column = componentStyle([
  grid,
  {
    gridRow: '1 / -1',
    gridTemplateRows: 'subgrid',
    // Never narrower than the longest word of its cards.
    gridTemplateColumns: 'minmax(min-content, 1fr)',
  },
]);

export const cell = componentStyle({ display: 'flex', minInlineSize: 0 });

export const card = componentStyle([
  field,
  strong,
  row,
  {
    position: 'relative',
    flex: 1,
    gap: vars.space[2],
    minInlineSize: 0,
    minBlockSize: '64px',
    marginBlockEnd: vars.size.edge,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[2],
    border: `${vars.size.border} solid ${vars.color.lineStrong}`,
    boxShadow: `0 ${vars.size.edge} 0 ${vars.color.line}`,
    fontSize: vars.text.base,
    '@container': {
      [docked]: { minBlockSize: '56px', paddingBlock: vars.space[1], fontSize: vars.text.sm, lineHeight: 1.4 },
    },
    // Across the gap the finger pulls a line; up and down it scrolls.
    touchAction: 'pan-y',
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
      ...statusSelectors,
    },
  },
]);

export const content = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  textAlign: 'center',
  overflowWrap: 'break-word',
  unicodeBidi: 'plaintext',
});

export const mark = componentStyle([
  inlineRow,
  {
    flex: 'none',
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
  },
]);

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
