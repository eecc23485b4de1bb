import { fallbackVar, keyframes } from '@vanilla-extract/css';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { boxScrollMargin } from '../answers/answer-box/box-scroll-margin.css.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space[4] });

export const list = componentStyle({ display: 'grid', gap: vars.space[3] });

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const hint = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[5],
  borderRadius: vars.radius.card,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  // A new hint takes the focus: it comes into view above a docked pad.
  scrollMarginBlockEnd: fallbackVar(boxScrollMargin, vars.space[6]),
  selectors: {
    '&[data-new]': { animation: `${arrive} ${vars.motion.normal} ${vars.motion.ease}` },
  },
  '@media': {
    '(max-width: 37.49rem)': { padding: vars.space[4] },
    '(prefers-reduced-motion: reduce)': { selectors: { '&[data-new]': { animation: 'none' } } },
    '(forced-colors: active)': { border: '2px solid CanvasText' },
  },
});

export const title = componentStyle([
  row,
  {
    gap: vars.space[2],
    fontSize: vars.text.base,
    fontWeight: vars.font.weightHeading,
  },
]);

export const ask = componentStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });

export const cost = componentStyle([note]);
