import { drawing as basicDrawing } from '../../../theme/basic/drawing.css.ts';
import { componentGlobalStyle, componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

/** Clean paper: the sheet's own squares behind a drawing would be counted with it. */
export const stage = componentStyle({
  position: 'relative',
  marginInline: 'auto',
  inlineSize: '100%',
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  // The squares around it fade out instead of ending at an edge.
  boxShadow: `0 0 ${vars.space[3]} ${vars.space[2]} ${vars.color.surface}`,
});

export const drawing = componentStyle([basicDrawing]);

/** No size of its own: the writing hangs around the spot on all sides. */
export const label = componentStyle({
  position: 'absolute',
  display: 'grid',
  placeContent: 'center',
  inlineSize: 0,
  blockSize: 0,
  whiteSpace: 'nowrap',
  lineHeight: 1.3,
  fontWeight: vars.font.weightStrong,
});

export const words = componentStyle({
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' } },
});

/** Keeps writing on a filled shape clear of its pattern. */
export const plate = componentStyle({
  paddingInline: '0.2em',
  borderRadius: '0.4em',
  background: vars.color.surface,
  lineHeight: 1.15,
  '@media': { '(forced-colors: active)': { background: 'Canvas' } },
});

/** Degrees are words to a formula, and here as strong as the numbers beside them. */
componentGlobalStyle(`${words} mtext`, { fontWeight: 'inherit' });
