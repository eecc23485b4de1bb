import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const MARK = '2.25em';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${MARK} minmax(0, 1fr)`,
  columnGap: vars.space[3],
  paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
  paddingInline: vars.space[4],
  color: vars.color.text,
  background: vars.color.accent.soft,
  border: `2px solid color-mix(in oklab, ${vars.color.accent.solid} 24%, ${vars.color.accent.soft})`,
  borderRadius: vars.radius.card,
  '@media': { print: { display: 'none' } },
});

export const mark = componentStyle({ inlineSize: MARK, blockSize: MARK });

export const star = componentStyle({
  fill: vars.color.reward.solid,
  stroke: vars.color.reward.line,
  strokeWidth: 2,
  strokeLinejoin: 'round',
});

export const tick = componentStyle({
  fill: 'none',
  stroke: vars.color.reward.onSolid,
  strokeWidth: 3.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const text = componentStyle({ lineHeight: vars.leading.text, overflowWrap: 'anywhere', textWrap: 'pretty' });

export const actions = componentStyle([
  wrappingRow,
  { gridColumn: '1 / -1', justifyContent: 'flex-end', gap: `0 ${vars.space[2]}` },
]);
