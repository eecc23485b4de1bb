import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { LAYER_ORDER } from '../layers.ts';
import { pigment } from '../pigment-contract.css.ts';
import { seriesColor } from '../series-contract.css.ts';
import { squareColor } from '../square-contract.css.ts';

globalLayer(LAYER_ORDER);

/**
 * For tests only. Every color of the contract is a gray and nothing is round: whatever still shows a color made it up
 * itself, past the theme.
 */
const GREYS: Readonly<Record<string, string>> = {
  page: '#ffffff',
  surface: '#ffffff',
  surfaceMuted: '#eeeeee',
  surfaceRaised: '#ffffff',
  soft: '#e4e4e4',
  bright: '#bdbdbd',
  line: '#8a8a8a',
  lineStrong: '#6e6e6e',
  grid: '#e0e0e0',
  scrim: '#00000080',
  shadow: '#00000000',
  solid: '#333333',
  solidHover: '#222222',
  onSolid: '#ffffff',
  edge: '#000000',
  fill: '#ffffff',
  ink: '#000000',
};

type Branch = { readonly [name: string]: string | Branch };

function greys(branch: Branch): Record<string, string> {
  return Object.fromEntries(
    Object.entries(branch).flatMap(([name, leaf]) =>
      typeof leaf === 'string' ? [[leaf, GREYS[name] ?? '#000000']] : Object.entries(greys(leaf)),
    ),
  );
}

/** Pigments of drawings; lightnesses and the share of the night are no colors. */
const drawn = Object.fromEntries(
  Object.entries(pigment)
    .filter(([name]) => !name.endsWith('Lightness') && name !== 'night')
    .map(([name, variable]) => [
      variable,
      name === 'paper' ? '#ffffff' : /Edge|[iI]nk$/.test(name) ? '#333333' : '#bdbdbd',
    ]),
);

const square = Object.fromEntries(Object.values(vars.radius).map((radius) => [radius, '0']));

globalStyle(':root[data-preset="wireframe"]', {
  '@layer': {
    theme: { vars: { ...greys(vars.color), ...greys(squareColor), ...greys(seriesColor), ...drawn, ...square } },
  },
});
