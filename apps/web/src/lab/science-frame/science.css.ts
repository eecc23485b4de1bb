import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

const layer = (rule: object) => style({ '@layer': { components: rule } });

/** Shadows of the cards are drawn outside of them. */
export const frame = layer({ padding: vars.space[2] });

export const experiment = layer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
  gap: vars.space[5],
  alignItems: 'start',
});

export const note = layer({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.sm });

/** A drawing is read from the left on every page, as a figure in a book. */
export const drawing = layer({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  direction: 'ltr',
  overflow: 'visible',
});

export const line = layer({ stroke: vars.color.text, strokeWidth: 4, strokeLinecap: 'round', fill: 'none' });
export const thin = layer({ stroke: vars.color.lineStrong, strokeWidth: 2, strokeLinecap: 'round', fill: 'none' });
export const accent = layer({ fill: vars.color.accent.solid });
export const solid = layer({ fill: vars.color.text });
export const muted = layer({ fill: vars.color.surfaceMuted, stroke: vars.color.lineStrong, strokeWidth: 2 });
export const warm = layer({ fill: vars.color.reward.solid });
export const beam = layer({ stroke: vars.color.reward.solid, strokeWidth: 4, strokeLinecap: 'round', fill: 'none' });
export const hotWire = layer({
  stroke: vars.color.reward.onSolid,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  fill: 'none',
});
export const glow = layer({ fill: vars.color.reward.soft });
export const blue = layer({ fill: vars.color.info.solid });
export const paleBlue = layer({ fill: vars.color.info.soft });
export const green = layer({ fill: vars.color.success.solid });
export const paleGreen = layer({ fill: vars.color.success.soft });
/** Between the object and the wall it is darker than where light falls, and the shadow on the wall is darkest. */
export const shade = layer({ fill: vars.color.surfaceMuted });
export const dark = layer({ fill: vars.color.text, opacity: 0.55 });
export const wood = layer({ fill: vars.color.reward.soft, stroke: vars.color.reward.line, strokeWidth: 2 });
export const hole = layer({ fill: vars.color.reward.line });
export const cloud = layer({ fill: vars.color.surfaceMuted, stroke: vars.color.lineStrong, strokeWidth: 3 });
export const noCloud = layer({ fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 2, strokeDasharray: '6 8' });
export const shore = layer({ stroke: vars.color.info.solid, strokeWidth: 4, fill: 'none', strokeLinecap: 'round' });
export const river = layer({ stroke: vars.color.info.soft, strokeWidth: 14, fill: 'none', strokeLinecap: 'round' });
export const vapor = layer({ stroke: vars.color.info.solid, strokeWidth: 4, fill: 'none', strokeLinecap: 'round' });
/** The way that water goes next. */
export const way = layer({
  stroke: vars.color.lineStrong,
  strokeWidth: 3,
  strokeDasharray: '2 8',
  strokeLinecap: 'round',
  fill: 'none',
});
export const ray = layer({ stroke: vars.color.reward.solid, strokeWidth: 2, strokeDasharray: '6 6', fill: 'none' });
export const wave = layer({ stroke: vars.color.accent.solid, strokeWidth: 5, fill: 'none', strokeLinecap: 'round' });
const words = { fontSize: '24px', fontWeight: 700, textAnchor: 'middle', direction: 'rtl' } as const;
export const label = layer({ ...words, fill: vars.color.text });
export const labelOnWarm = layer({ ...words, fill: vars.color.reward.onSolid });
export const labelOnGreen = layer({ ...words, fill: vars.color.success.onSolid });

export const turning = layer({
  transition: 'transform 300ms',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
