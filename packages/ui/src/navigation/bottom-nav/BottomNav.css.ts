import { globalLayer, globalStyle, style } from '@vanilla-extract/css';
import { breakpoint } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';
import { icon } from '../nav-item/NavLeaf.css.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.layer.nav,
      borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
      // The bar of the phone itself lies over the lowest edge.
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      background: vars.color.surface,
      '@media': { [breakpoint.desktop]: { display: 'none' }, print: { display: 'none' } },
    },
  },
});

export const list = style({
  '@layer': {
    components: {
      display: 'flex',
      justifyContent: 'space-around',
      maxInlineSize: '32rem',
      margin: 0,
      marginInline: 'auto',
      padding: vars.space[1],
      listStyle: 'none',
    },
  },
});

export const place = style({ '@layer': { components: { flex: '1 1 0', minInlineSize: 0 } } });

export const item = style({
  '@layer': {
    components: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      inlineSize: '100%',
      minBlockSize: '56px',
      paddingInline: vars.space[1],
      fontSize: vars.text.xs,
      textAlign: 'center',
    },
  },
});

// As high as the picture of the account, so that the titles are on one line.
globalStyle(`${item} > ${icon}`, {
  '@layer': { components: { alignItems: 'center', blockSize: vars.space[8] } },
});

export const title = style({
  '@layer': {
    components: { maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});
