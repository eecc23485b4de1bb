import { globalLayer, style } from '@vanilla-extract/css';
import { breakpoint } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minBlockSize: '100dvb',
      background: vars.color.page,
    },
  },
});

export const backdrop = style({
  '@layer': {
    components: {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: '46rem',
      maxBlockSize: '100%',
      overflow: 'clip',
      pointerEvents: 'none',
    },
  },
});

export const main = style({
  '@layer': {
    components: {
      position: 'relative',
      flex: '1 0 auto',
      inlineSize: '100%',
      maxInlineSize: `calc(${vars.size.contentStaff} + 2 * ${vars.space[4]})`,
      marginInline: 'auto',
      paddingInline: vars.space[4],
      paddingBlock: vars.space[8],
      outline: 'none',
      // As wide as the bar over it, until lines would become too long to read.
      '@media': { [breakpoint.desktop]: { inlineSize: '90vw', maxInlineSize: '1300px', paddingInline: 0 } },
    },
  },
});
