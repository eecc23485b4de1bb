import { assignVars, globalLayer } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { LAYER_ORDER } from './layers.ts';
import { makeSemanticColors } from './make-theme.ts';
import { modeStyles } from './preset-styles.ts';

globalLayer(LAYER_ORDER);

const { reward, success, danger, info } = vars.color;

modeStyles(':root', 'tokens', (mode) => assignVars({ reward, success, danger, info }, makeSemanticColors(mode)));
