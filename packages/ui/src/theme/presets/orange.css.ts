import { globalLayer } from '@vanilla-extract/css';
import { LAYER_ORDER } from '../layers.ts';
import { presetStyles } from '../preset-styles.ts';

globalLayer(LAYER_ORDER);
presetStyles('orange');
