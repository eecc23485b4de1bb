import { globalLayer, style } from '@vanilla-extract/css';
import { scrim as overlayScrim } from '../../overlays/scrim.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** The whole window: nothing of the page is seen behind the picture. */
export const scrim = style([overlayScrim, { '@layer': { components: { background: vars.color.page } } }]);

export const panel = style({ '@layer': { components: { blockSize: '100%' } } });

export const dialog = style({
  '@layer': {
    components: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      blockSize: '100%',
      color: vars.color.text,
      fontSize: vars.text.base,
      outline: 'none',
    },
  },
});
