import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { pigment } from '../../theme/pigment-contract.css.ts';
import * as scene from './NotebookScene.css.ts';

const px = (count: number) => `calc(${scene.unit} * ${count})`;

const sway = keyframes({ from: { transform: 'rotate(-3deg)' }, to: { transform: 'rotate(3deg)' } });

export const root = componentStyle([scene.garland]);

/** Drawn for right to left, where Saturday is at the right; turned round with the line. */
export const string = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  transform: `scale(calc(${vars.direction} * -1), 1)`,
});

export const cord = componentStyle({
  fill: 'none',
  stroke: pigment.string,
  strokeWidth: '2.2px',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const pole = componentStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: px(-9),
  inlineSize: px(18),
});

export const poleShade = componentStyle({ fill: pigment.pencilShade, opacity: 0.55 });

export const place = componentStyle({
  position: 'absolute',
  inlineSize: px(42),
  marginInlineStart: px(-21),
  marginBlockStart: px(-3),
});

export const star = componentStyle({
  display: 'block',
  overflow: 'visible',
  transformOrigin: '50% 0',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${sway} 2.4s ease-in-out 2 alternate` },
  },
});

export const single = componentStyle({ display: 'block', flexShrink: 0, inlineSize: '34px' });

export const shape = componentStyle({
  fill: pigment.star,
  stroke: pigment.starEdge,
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
  selectors: {
    '&[data-state=lit]': { fill: pigment.lit, stroke: pigment.litEdge, strokeWidth: 2 },
    '&[data-state=today]': { fill: pigment.starToday },
    '&[data-today]': { stroke: vars.color.accent.line, strokeWidth: 2.6 },
  },
});

export const tick = componentStyle({ fill: 'none' });

export const letter = componentStyle({
  fill: pigment.starInk,
  fontFamily: vars.font.family,
  fontSize: '14px',
  fontWeight: vars.font.weightStrong,
  textAnchor: 'middle',
  selectors: { '&[data-state=today]': { fill: vars.color.accent.text, fontWeight: vars.font.weightHeading } },
});
