import { drawing as basicDrawing } from '../../../theme/basic/drawing.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { LINE_WIDTHS } from './label-crowding.ts';

/**
 * The box spans exactly from the first tick to the last, so that `insetInlineStart: <share>%` inside it finds any tick;
 * its padding holds the ends of the line and the halves of the outermost numbers.
 */
export const root = componentStyle({
  containerType: 'inline-size',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  inlineSize: '100%',
  paddingInline: vars.space[8],
});

/** Everything of a row in one cell, each pushed to its place; the row is as high as its highest label. */
export const labels = componentStyle({ display: 'grid', gridTemplateColumns: '100%' });

/** No width of its own: the text hangs on both sides of the tick. */
export const label = componentStyle({
  gridArea: '1 / 1',
  display: 'flex',
  justifyContent: 'center',
  inlineSize: 0,
  whiteSpace: 'nowrap',
  lineHeight: 1.4,
});

export const above = componentStyle({ alignItems: 'end', fontSize: vars.text.lg, paddingBlockEnd: vars.space[1] });

export const below = componentStyle({
  alignItems: 'start',
  fontSize: vars.text.base,
  selectors: {
    // Where the numbers would touch, every second one stands a line lower.
    '&[data-crowded=always][data-step=odd]': { paddingBlockStart: '1.3em' },
  },
  '@container': Object.fromEntries(
    LINE_WIDTHS.map((width) => [
      `(inline-size < ${width}px)`,
      { selectors: { [`&[data-crowded="${width}"][data-step=odd]`]: { paddingBlockStart: '1.3em' } } },
    ]),
  ),
});

/** What an interactive line lays over the drawing: handle, places to press. */
export const stage = componentStyle({ position: 'relative' });

export const drawing = componentStyle([basicDrawing]);

const line = {
  fill: 'none',
  stroke: vars.color.text,
  strokeLinecap: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
} as const;

export const axis = componentStyle({ ...line, strokeWidth: 2.5, strokeLinejoin: 'round' });
export const longTick = componentStyle({ ...line, strokeWidth: 2.5 });
export const shortTick = componentStyle({ ...line, strokeWidth: 1.5 });

export const hop = componentStyle({
  fill: 'none',
  stroke: vars.color.accent.line,
  strokeWidth: 2.5,
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const hopHead = componentStyle({
  fill: vars.color.accent.line,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
