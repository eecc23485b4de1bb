import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

const layer = (rule: object) => style({ '@layer': { components: rule } });

export const group = layer({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });

export const grid = layer({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});

export const option = layer({ position: 'relative', display: 'grid', cursor: 'pointer' });

/** Over the picture, so that a press anywhere chooses it and it takes the focus ring. */
export const radio = layer({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  borderRadius: '50%',
  cursor: 'pointer',
  outlineOffset: '3px',
  border: '3px solid transparent',
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&:checked': { borderColor: vars.color.focus, boxShadow: `0 0 0 2px ${vars.color.surfaceRaised} inset` },
  },
});

export const picture = layer({
  inlineSize: '100%',
  aspectRatio: '1',
  borderRadius: '50%',
  objectFit: 'cover',
  display: 'block',
});
