import { fallbackVar, globalLayer, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';
import { boxScrollMargin } from '../answers/answer-box/box-scroll-margin.css.ts';

globalLayer(LAYER_ORDER);

export const root = style({ '@layer': { components: { display: 'grid', gap: vars.space[4] } } });

export const list = style({
  '@layer': { components: { display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' } },
});

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const hint = style({
  '@layer': {
    components: {
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
        '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
      },
      '@media': {
        '(max-width: 599.98px)': { padding: vars.space[4] },
        '(prefers-reduced-motion: reduce)': { selectors: { '&[data-new]': { animation: 'none' } } },
        '(forced-colors: active)': { border: '2px solid CanvasText' },
      },
    },
  },
});

export const title = style({
  '@layer': {
    components: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      margin: 0,
      fontSize: vars.text.base,
      fontWeight: vars.font.weightHeading,
    },
  },
});

export const ask = style({ '@layer': { components: { display: 'grid', justifyItems: 'start', gap: vars.space[2] } } });

export const cost = style({
  '@layer': { components: { margin: 0, color: vars.color.textMuted, fontSize: vars.text.sm } },
});
