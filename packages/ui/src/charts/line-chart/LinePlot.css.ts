import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

const paint = (color: string) =>
  ({
    '@layer': {
      components: {
        stroke: color,
        strokeWidth: 3,
        strokeLinecap: 'round',
        '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
      },
    },
  }) as const;

export const stroke = styleVariants({
  accent: paint(vars.color.accent.solid),
  reward: paint(vars.color.reward.solid),
  success: paint(vars.color.success.solid),
  danger: paint(vars.color.danger.solid),
  info: paint(vars.color.info.solid),
});

/** A mark is drawn around its own origin and may reach over the edge of its box. */
export const spot = style({ '@layer': { components: { overflow: 'visible' } } });
