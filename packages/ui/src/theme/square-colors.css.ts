import { assignVars, globalLayer } from '@vanilla-extract/css';
import { LAYER_ORDER } from './layers.ts';
import { modeStyles } from './preset-styles.ts';
import { squareColor } from './square-contract.css.ts';

globalLayer(LAYER_ORDER);

/** Their values in each scheme. What shows a square imports this file. */
const of = (fill: string, ink: string, edge: string) => ({ fill, ink, edge });

const light = {
  unseen: of('#ffffff', '#6b6578', '#cfc9da'),
  starting: of('#f3faf4', '#2c5a39', '#bcdcc4'),
  learning: of('#d8f0dd', '#14512a', '#b4dcbe'),
  near: of('#a3dab2', '#07351a', '#86c798'),
  learned: of('#5cb27a', '#052b16', '#4da06b'),
  mastered: of('#1f7a43', '#ffffff', '#1f7a43'),
  help: of('transparent', '#a11733', '#c43d4e'),
};

const dark = {
  unseen: of('#1f1c27', '#b9b4c3', '#726b82'),
  starting: of('#1b2a21', '#a5d8b3', '#3b5e48'),
  learning: of('#1f4229', '#b9e9c5', '#356445'),
  near: of('#265c38', '#effcf1', '#4a8f62'),
  learned: of('#56bd78', '#032310', '#56bd78'),
  mastered: of('#b2f0c3', '#042c16', '#b2f0c3'),
  help: of('transparent', '#ffa9ab', '#ff8a91'),
};

modeStyles(':root', 'tokens', ({ scheme }) => assignVars(squareColor, scheme === 'dark' ? dark : light));
