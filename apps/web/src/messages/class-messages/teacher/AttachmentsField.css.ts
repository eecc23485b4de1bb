import { pictureGround } from '@mashq/ui/data/picture-ground';
import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

export const items = style({
  '@layer': {
    components: { display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' },
  },
});

export const item = style({
  '@layer': {
    components: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: vars.space[3],
      padding: vars.space[3],
      border: `${vars.size.hairline} solid ${vars.color.line}`,
      borderRadius: vars.radius.control,
    },
  },
});

const box = style({
  '@layer': {
    components: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '4rem',
      blockSize: '4rem',
      borderRadius: vars.radius.control,
    },
  },
});

/** The picture itself. */
export const preview = style([pictureGround, box, { '@layer': { components: { objectFit: 'cover' } } }]);

/** Stands for a picture that is not there yet, or for a file. */
export const sign = style([
  box,
  { '@layer': { components: { background: vars.color.surfaceMuted, color: vars.color.textMuted } } },
]);

export const name = style({ '@layer': { components: { overflowWrap: 'anywhere' } } });

export const below = style({ '@layer': { components: { gridColumn: '1 / -1' } } });

export const wrong = style({ '@layer': { components: { color: vars.color.danger.text } } });
