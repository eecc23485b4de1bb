import { assignVars, globalLayer } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { LAYER_ORDER } from './layers.ts';
import { makeHelperColors } from './make-theme.ts';
import { modeStyles } from './preset-styles.ts';

globalLayer(LAYER_ORDER);

const { turmeric, leaf, rose, sky } = vars.color;

modeStyles(':root', 'tokens', (mode) => assignVars({ turmeric, leaf, rose, sky }, makeHelperColors(mode)));
