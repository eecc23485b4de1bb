import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({ '@layer': { components: { margin: 0, containerType: 'inline-size' } } });

export const entry = style({
  '@layer': {
    components: {
      display: 'grid',
      gridTemplateColumns: 'minmax(8rem, 1fr) 2fr',
      gap: `${vars.space[1]} ${vars.space[4]}`,
      paddingBlock: vars.space[3],
      selectors: { '& + &': { borderBlockStart: `${vars.size.hairline} dashed ${vars.color.line}` } },
      '@container': { '(max-width: 399.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const term = style({ '@layer': { components: { color: vars.color.textMuted, fontSize: vars.text.sm } } });

export const description = style({
  '@layer': {
    components: {
      margin: 0,
      minInlineSize: 0,
      fontWeight: vars.font.weightStrong,
      overflowWrap: 'anywhere',
    },
  },
});
