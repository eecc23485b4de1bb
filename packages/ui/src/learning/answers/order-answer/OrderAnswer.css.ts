import { createContainer } from '@vanilla-extract/css';
import { column as basicColumn } from '../../../theme/basic/column.css.ts';
import { field } from '../../../theme/basic/field.css.ts';
import { inlineRow as basicInlineRow } from '../../../theme/basic/inline-row.css.ts';
import { row as basicRow } from '../../../theme/basic/row.css.ts';
import { type ComponentRule, componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { statusSelectors } from '../answer-frame/status-selectors.ts';
import { CARD, GAP, MAX } from './columns-needed.ts';

const row = createContainer();

/** A rule for boards too narrow for their cards in one row: there they stand one under another. */
function stacked(
  rule: Omit<ComponentRule, 'selectors' | '@media' | '@container' | '@supports'>,
): NonNullable<ComponentRule['@container']> {
  return Object.fromEntries(
    Array.from({ length: MAX - 1 }, (_, index) => index + 2).map((count) => [
      `${row} (inline-size < ${count * (CARD + GAP) - GAP}px)`,
      { selectors: { [`[data-columns="${count}"] &`]: rule } },
    ]),
  );
}

export const root = componentStyle({
  containerName: row,
  containerType: 'inline-size',
  inlineSize: '100%',
  minInlineSize: 0,
});

export const board = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gridTemplateAreas: '"list list list" "first way last"',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  // A row runs as numbers do, a column as its page.
  '@container': stacked({
    direction: 'inherit',
    gridTemplateColumns: '1fr',
    gridTemplateAreas: '"first" "list" "last"',
  }),
});

/** The way from the first end to the last, drawn between their words. */
export const way = componentStyle({
  gridArea: 'way',
  position: 'relative',
  blockSize: vars.size.border,
  borderRadius: vars.radius.full,
  background: vars.color.lineStrong,
  '@container': stacked({ display: 'none' }),
  selectors: {
    '&::after': {
      content: '""',
      boxSizing: 'border-box',
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockStart: '50%',
      inlineSize: '9px',
      blockSize: '9px',
      borderBlockStart: `${vars.size.border} solid ${vars.color.lineStrong}`,
      borderInlineEnd: `${vars.size.border} solid ${vars.color.lineStrong}`,
      translate: '0 -50%',
      rotate: '45deg',
    },
  },
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

const end: ComponentRule = {
  color: vars.color.textMuted,
  fontSize: vars.text.base,
  fontWeight: vars.font.weightStrong,
};

export const firstEnd = componentStyle({
  ...end,
  gridArea: 'first',
  justifySelf: 'start',
  '@container': stacked({ justifySelf: 'start' }),
});

export const lastEnd = componentStyle({
  ...end,
  gridArea: 'last',
  justifySelf: 'end',
  '@container': stacked({ justifySelf: 'start' }),
});

export const list = componentStyle({
  gridArea: 'list',
  display: 'flex',
  gap: `${GAP}px`,
  minInlineSize: 0,
  '@container': stacked({ flexDirection: 'column', gap: vars.space[2] }),
});

export const card = componentStyle([
  basicColumn,
  {
    flex: '1 1 0',
    gap: vars.space[2],
    minInlineSize: 0,
    '@container': stacked({ flexDirection: 'row', alignItems: 'center' }),
    selectors: {
      // Cards make room while one is carried; on release they already are where they belong.
      '[data-dragging] &:not([data-dragged])': { transition: `translate ${vars.motion.normal} ${vars.motion.ease}` },
      '&[data-dragged]': { position: 'relative', zIndex: 1 },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        selectors: { '[data-dragging] &:not([data-dragged])': { transition: 'none' } },
      },
    },
  },
]);

export const face = componentStyle([
  field,
  basicRow,
  {
    flex: '1 1 auto',
    justifyContent: 'center',
    gap: vars.space[1],
    minInlineSize: 0,
    minBlockSize: '80px',
    marginBlockEnd: vars.size.edge,
    paddingBlock: vars.space[3],
    paddingInline: `${vars.space[1]} ${vars.space[4]}`,
    border: `${vars.size.border} solid ${vars.color.lineStrong}`,
    boxShadow: `0 ${vars.size.edge} 0 ${vars.color.line}`,
    fontSize: vars.text.xl,
    fontWeight: vars.font.weightNumber,
    lineHeight: vars.leading.tight,
    cursor: 'grab',
    userSelect: 'none',
    // Along a row the finger drags and the page scrolls up and down; in a column only the grip drags.
    touchAction: 'pan-y',
    '@container': stacked({
      minBlockSize: vars.size.target,
      paddingBlock: vars.space[1],
      justifyContent: 'flex-start',
      gap: vars.space[3],
    }),
    selectors: {
      '&:hover:not([aria-disabled="true"])': { borderColor: vars.color.accent.line },
      '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
      '[data-lifted] > &, [data-dragged] > &': {
        background: vars.color.accent.soft,
        borderColor: vars.color.accent.line,
        color: vars.color.accent.onSoft,
        boxShadow: `0 ${vars.size.edge} 0 ${vars.color.accent.line}, ${vars.shadow.card}`,
      },
      '[data-lifted] > &': { borderStyle: 'dashed' },
      '[data-dragged] > &': { cursor: 'grabbing' },
      '&[aria-disabled="true"]': { cursor: 'default', paddingInline: vars.space[4], justifyContent: 'center' },
      '[data-long] &': {
        gap: vars.space[1],
        paddingInlineEnd: vars.space[2],
        fontSize: vars.text.sm,
      },
      ...statusSelectors,
    },
  },
]);

export const grip = componentStyle({
  flex: 'none',
  color: vars.color.textMuted,
  touchAction: 'none',
  '@container': stacked({ inlineSize: vars.size.target, blockSize: '1.5em' }),
  selectors: { '[aria-disabled="true"] > &': { display: 'none' } },
});

export const moves = componentStyle({ display: 'flex', justifyContent: 'center', gap: vars.space[1], flex: 'none' });

export const move = componentStyle([
  basicInlineRow,
  {
    justifyContent: 'center',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    border: `${vars.size.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.accent.text,
    touchAction: 'manipulation',
    '@container': stacked({ rotate: '90deg' }),
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: vars.color.accent.soft, color: vars.color.accent.onSoft },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-disabled="true"]': { opacity: 0.35, cursor: 'default' },
    },
  },
]);
