import { scrim as overlayScrim } from '../../overlays/scrim.css.ts';
import { column } from '../../theme/basic/column.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** The whole window: nothing of the page is seen behind the picture. */
export const scrim = componentStyle([overlayScrim, { background: vars.color.page }]);

export const panel = componentStyle({ blockSize: '100%' });

export const dialog = componentStyle([
  column,
  {
    position: 'relative',
    blockSize: '100%',
    color: vars.color.text,
    fontSize: vars.text.base,
    outline: 'none',
  },
]);
