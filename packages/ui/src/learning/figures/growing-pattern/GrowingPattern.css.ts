import { note } from '../../../theme/basic/note.css.ts';
import { wrappingRow } from '../../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const list = componentStyle([
  wrappingRow,
  {
    justifyContent: 'center',
    alignItems: 'end',
    gap: `${vars.space[4]} 4cqi`,
  },
]);

export const item = componentStyle({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });

export const stage = componentStyle({ display: 'block', overflow: 'visible' });

export const name = componentStyle([
  note,
  {
    direction: 'rtl',
    fontWeight: vars.font.weightStrong,
    whiteSpace: 'nowrap',
  },
]);

const piece = (fill: string) => ({
  fill,
  '@media': {
    '(forced-colors: active)': { fill: 'Highlight', stroke: 'HighlightText', forcedColorAdjust: 'none' as const },
  },
});

export const square = componentStyle(piece(vars.color.reward.bright));
export const dot = componentStyle(piece(vars.color.info.bright));

export const stick = componentStyle({
  stroke: vars.color.reward.solid,
  strokeWidth: 0.15,
  strokeLinecap: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const head = componentStyle({
  fill: vars.color.danger.solid,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
