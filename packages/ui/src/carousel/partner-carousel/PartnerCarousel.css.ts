import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const plate = style({
  '@layer': {
    components: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[3],
      blockSize: '7rem',
      padding: vars.space[4],
      border: `${vars.size.hairline} solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      color: vars.color.text,
      background: vars.color.surface,
    },
  },
});

export const picture = style({
  '@layer': { components: { maxInlineSize: '100%', maxBlockSize: '100%', objectFit: 'contain', userSelect: 'none' } },
});

export const icon = style({ '@layer': { components: { flex: 'none', color: vars.color.accent.text } } });

export const name = style({
  '@layer': {
    components: {
      minInlineSize: 0,
      fontWeight: vars.font.weightStrong,
      lineHeight: vars.leading.heading,
      overflowWrap: 'anywhere',
    },
  },
});
