import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';
import * as countCss from '../count.css.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      gridTemplateAreas: '"cup count" "cup bar"',
      alignItems: 'center',
      columnGap: vars.space[5],
      rowGap: vars.space[1],
      vars: { '--cup-side': '6.5rem' },
      selectors: {
        '&[data-size=small]': { vars: { '--cup-side': '4rem' }, columnGap: vars.space[3] },
      },
    },
  },
});

export const cup = style({
  '@layer': { components: { gridArea: 'cup', inlineSize: 'var(--cup-side)', blockSize: 'var(--cup-side)' } },
});

export const count = style([countCss.count, { '@layer': { components: { gridArea: 'count' } } }]);

export const number = style([
  countCss.number,
  { '@layer': { components: { selectors: { '[data-size=small] &': { fontSize: vars.text.xl } } } } },
]);

export const bar = style({ '@layer': { components: { gridArea: 'bar', minInlineSize: 0 } } });

export const left = style({
  '@layer': {
    components: { margin: 0, marginBlockStart: vars.space[1], color: vars.color.textMuted, fontSize: vars.text.sm },
  },
});
