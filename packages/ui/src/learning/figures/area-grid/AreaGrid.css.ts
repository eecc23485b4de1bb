import { componentStyle, componentVariants } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

/** The cuts are the grid's own ground showing between its cells. */
export const grid = componentStyle({
  display: 'grid',
  gridAutoRows: 'minmax(0, 1fr)',
  gap: '2px',
  padding: '2px',
  marginInline: 'auto',
  borderRadius: vars.radius.small,
  overflow: 'hidden',
  background: vars.color.text,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
});

/** Stripes tell rows from columns without color. */
const stripes = (angle: string, ground: string, stripe: string) => ({
  backgroundColor: ground,
  backgroundImage: `repeating-linear-gradient(${angle}, ${stripe} 0 2px, transparent 2px 9px)`,
});

export const cell = componentVariants({
  empty: {
    background: vars.color.surface,
    '@media': { '(forced-colors: active)': { background: 'Canvas' } },
  },
  row: {
    ...stripes('45deg', vars.color.info.soft, vars.color.info.solid),
    '@media': { '(forced-colors: active)': stripes('45deg', 'Canvas', 'CanvasText') },
  },
  column: {
    ...stripes('-45deg', vars.color.reward.soft, vars.color.reward.solid),
    '@media': { '(forced-colors: active)': stripes('-45deg', 'Canvas', 'CanvasText') },
  },
  both: {
    background: vars.color.accent.solid,
    '@media': {
      '(forced-colors: active)': { background: 'Highlight', boxShadow: 'inset 0 0 0 1px HighlightText' },
    },
  },
});
