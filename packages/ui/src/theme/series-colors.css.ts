import { assignVars, globalLayer } from '@vanilla-extract/css';
import { LAYER_ORDER } from './layers.ts';
import { modeStyles } from './preset-styles.ts';
import { seriesColor } from './series-contract.css.ts';

globalLayer(LAYER_ORDER);

/** 3.6:1 or more on the surface in light, 6.9:1 in the dark, and calm beside each other. What shows a chart imports this file. */
const light = {
  series1: '#6f49ab',
  series2: '#2f8797',
  series3: '#b07d22',
  series4: '#4f78b8',
  series5: '#a8567f',
  series6: '#77717f',
};

const dark = {
  series1: '#b795f0',
  series2: '#5cc0cf',
  series3: '#e0b45c',
  series4: '#8fb2ea',
  series5: '#e08fb8',
  series6: '#aaa3b4',
};

modeStyles(':root', 'tokens', ({ scheme }) => assignVars(seriesColor, scheme === 'dark' ? dark : light));
