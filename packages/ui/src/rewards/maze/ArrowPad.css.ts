import type { MazeSide } from '../../i18n/fa/rewards.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const pad = componentStyle({
  display: 'grid',
  gridTemplateAreas: '". up ." "left down right"',
  justifyContent: 'center',
  gap: vars.space[2],
});

const at = (gridArea: string) => ({ gridArea });

export const place: Record<MazeSide, string> = {
  up: componentStyle(at('up')),
  right: componentStyle(at('right')),
  down: componentStyle(at('down')),
  left: componentStyle(at('left')),
};
