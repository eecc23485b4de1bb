import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const paint = (color: string) =>
  ({
    stroke: color,
    strokeWidth: 3.5,
    strokeLinecap: 'round',
    '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
  }) as const;

export const stroke = componentVariants({
  accent: paint(vars.color.accent.solid),
  reward: paint(vars.color.reward.solid),
  success: paint(vars.color.success.solid),
  danger: paint(vars.color.danger.solid),
  info: paint(vars.color.info.solid),
});

/** A mark is drawn around its own origin and may reach over the edge of its box. */
export const spot = componentStyle({ overflow: 'visible' });
