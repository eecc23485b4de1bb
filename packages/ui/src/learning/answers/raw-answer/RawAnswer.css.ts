import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const blanks = style({
  '@layer': { components: { display: 'grid', gap: vars.space[2], justifyItems: 'start' } },
});

export const blank = style({
  '@layer': { components: { display: 'flex', alignItems: 'center', gap: vars.space[2] } },
});

export const row = style({
  '@layer': {
    components: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space[2],
      maxInlineSize: '100%',
      justifySelf: 'start',
    },
  },
});

export const fraction = style({
  '@layer': { components: { display: 'inline-grid', gap: vars.space[1], justifyItems: 'stretch' } },
});

export const bar = style({ '@layer': { components: { blockSize: '2px', background: vars.color.text } } });

/** A box of the answer, filled in or empty. */
export const box = style({
  '@layer': {
    components: {
      display: 'inline-grid',
      flexShrink: 0,
      maxInlineSize: '100%',
      placeItems: 'center',
      minInlineSize: vars.space[10],
      minBlockSize: vars.space[8],
      paddingInline: vars.space[2],
      border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.small,
      background: vars.color.surface,
      fontWeight: vars.font.weightNumber,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
    },
  },
});
