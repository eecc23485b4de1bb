import { row as basicRow } from '../../../theme/basic/row.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

const rule = `2px solid ${vars.color.text}`;

export const root = componentStyle({ inlineSize: 'fit-content', maxInlineSize: '100%', marginInline: 'auto' });

/** The columns of names and of marks are shared by all rows. */
export const table = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  border: rule,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: vars.color.surface,
});

export const row = componentStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  // Inside of the row, as the table cuts what is outside of its corners.
  selectors: { '&[data-marked]': { outline: `4px solid ${vars.color.accent.solid}`, outlineOffset: '-4px' } },
});

const cell = {
  display: 'flex',
  alignItems: 'center',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
} as const;

export const label = componentStyle({
  ...cell,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  fontSize: vars.text.base,
  fontWeight: vars.font.weightStrong,
  borderInlineEnd: rule,
  selectors: { [`${row} + ${row} > &`]: { borderBlockStart: rule } },
});

export const content = componentStyle({
  ...cell,
  flexWrap: 'wrap',
  gap: vars.space[2],
  minBlockSize: '48px',
  fontSize: vars.text.xl,
  lineHeight: vars.leading.tight,
  fontWeight: vars.font.weightNumber,
  selectors: { [`${row} + ${row} > &`]: { borderBlockStart: rule } },
});

export const foot = componentStyle([
  basicRow,
  {
    justifyContent: 'center',
    gap: vars.space[2],
    marginBlockStart: vars.space[3],
    fontSize: vars.text.base,
    fontWeight: vars.font.weightStrong,
  },
]);
