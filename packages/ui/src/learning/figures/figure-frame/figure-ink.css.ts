import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { withMoreContrast } from './with-more-contrast.ts';

/** The ink of an SVG figure: outlines and cuts, as dark as the text and never thinner when the figure shrinks. */
export const ink = componentStyle({
  stroke: vars.color.text,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

/** The edge of what help points at: thicker, as color alone says nothing. It is defined after `ink`, which it adds to. */
export const markedInk = componentStyle({
  stroke: vars.color.accent.text,
  strokeWidth: 5,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

/** What help does not point at steps back. */
export const pale = componentStyle({ opacity: 0.25 });

const { onBright, onSolid } = vars.color.reward;

/**
 * The ink of the cuts between filled parts, which must be counted: as dark as what is written on the fill. It stands here,
 * after `ink`, as a part may have both and the later one wins.
 */
export const cut = componentStyle({
  stroke: onBright,
  borderColor: onBright,
  '@media': withMoreContrast({ stroke: onSolid, borderColor: onSolid }),
});
