import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const lines = style({
  '@layer': {
    components: { display: 'grid', gap: vars.space[4], justifyItems: 'start', minInlineSize: 0, maxInlineSize: '100%' },
  },
});

export const line = style({
  '@layer': {
    components: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[3],
      minInlineSize: 0,
      maxInlineSize: '100%',
    },
  },
});

export const label = style({
  '@layer': {
    components: {
      fontSize: vars.text.lg,
      fontWeight: vars.font.weightStrong,
      // Labels of one question stand as a column, so that its boxes do too.
      minInlineSize: '4.5em',
      selectors: { '&::after': { content: '":"' } },
    },
  },
});

export const unit = style({ '@layer': { components: { color: vars.color.textMuted, fontSize: vars.text.lg } } });
