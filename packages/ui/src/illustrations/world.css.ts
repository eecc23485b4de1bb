import { createVar } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../theme/component-style.ts';
import { vars } from '../theme/contract.css.ts';
import { pigment } from '../theme/pigment-contract.css.ts';
import '../theme/pigments.css.ts';
import { byNight, RECKONS, reckoned, sky } from '../theme/sky.ts';

const { accent } = vars.color;

/** What is of the accent: the cover of the mascot, and by day the sky and the mountains. */
export const tint = {
  cover: createVar(),
  limb: createVar(),
  hand: createVar(),
  fold: createVar(),
  sky: createVar(),
  far: createVar(),
  near: createVar(),
};

/**
 * At the root of every drawing of the notebook's world. The tints are worked out here and not once for the page, so that a drawing
 * takes the preset of the element it is in.
 */
export const world = componentStyle({
  vars: {
    [tint.cover]: accent.solid,
    [tint.limb]: accent.edge,
    [tint.hand]: accent.line,
    [tint.fold]: accent.soft,
    [tint.sky]: accent.soft,
    [tint.far]: accent.line,
    [tint.near]: accent.edge,
  },
  '@supports': {
    [RECKONS]: {
      vars: {
        [tint.cover]: reckoned(accent.solid, pigment.coverLightness),
        [tint.limb]: reckoned(accent.edge, pigment.limbLightness),
        [tint.hand]: reckoned(accent.solid, pigment.handLightness),
        [tint.fold]: reckoned(accent.solid, '0.89', 'calc(c * 0.33)'),
        [tint.sky]: sky,
        [tint.far]: byNight(pigment.nightFar, reckoned(accent.solid, '0.885', 'calc(c * 0.33)')),
        [tint.near]: byNight(pigment.nightNear, reckoned(accent.solid, '0.845', 'calc(c * 0.42)')),
      },
    },
  },
});

const fills = {
  bark: pigment.bark,
  blush: pigment.blush,
  cloud: pigment.cloud,
  cover: tint.cover,
  cypress: pigment.cypress,
  cypressPale: pigment.cypressPale,
  eraser: pigment.eraser,
  far: tint.far,
  ferrule: pigment.ferrule,
  fold: tint.fold,
  foot: pigment.foot,
  fruit: pigment.fruit,
  fruitCrown: pigment.fruitCrown,
  gleam: pigment.gleam,
  hand: tint.hand,
  halo: pigment.halo,
  hillFar: pigment.hillFar,
  hole: pigment.hole,
  ink: pigment.ink,
  leaf: pigment.leaf,
  limb: tint.limb,
  litHalo: pigment.litHalo,
  mouth: pigment.mouth,
  near: tint.near,
  paper: pigment.paper,
  pencil: pigment.pencil,
  shadow: pigment.shadow,
  snow: pigment.snow,
  star: pigment.star,
  stars: pigment.stars,
  straw: pigment.straw,
  strawRim: pigment.strawRim,
  sun: pigment.sun,
  unripe: pigment.unripe,
};

const strokes = {
  bark: pigment.bark,
  barkShade: pigment.barkShade,
  blade: pigment.blade,
  dark: vars.color.reward.onBright,
  eraser: pigment.eraser,
  eraserEdge: pigment.eraserEdge,
  ferruleEdge: pigment.ferruleEdge,
  flower: pigment.flower,
  footEdge: pigment.footEdge,
  fruitEdge: pigment.fruitEdge,
  fruitShine: pigment.fruitShine,
  hillEdge: pigment.hillEdge,
  ink: pigment.ink,
  leafEdge: pigment.leafEdge,
  leafMark: pigment.leafMark,
  limb: tint.limb,
  lit: pigment.lit,
  litEdge: pigment.litEdge,
  mountainEdge: pigment.mountainEdge,
  pencilShade: pigment.pencilShade,
  ruling: pigment.ruling,
  starEdge: pigment.starEdge,
  strawEdge: pigment.strawEdge,
  string: pigment.string,
  unripeEdge: pigment.unripeEdge,
  wire: pigment.wire,
  wireEdge: pigment.wireEdge,
};

export const fill = componentVariants(fills, (color) => ({ fill: color }));

export const stroke = componentVariants(strokes, (color) => ({
  stroke: color,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}));
