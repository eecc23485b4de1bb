import { ellipsis } from '../../theme/basic/ellipsis.css.ts';
import { breakpoint } from '../../theme/breakpoints.ts';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { icon } from '../nav-item/NavLeaf.css.ts';

export const root = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.nav,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  // The bar of the phone itself lies over the lowest edge.
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: vars.color.surface,
  '@media': {
    [breakpoint.desktop]: { display: 'none' },
    [breakpoint.short]: { position: 'static' },
    // In text of twice the size it has two lines, which are too much to stand over what is read.
    '(max-width: 15rem)': { position: 'static' },
    print: { display: 'none' },
  },
});

// What takes the focus is scrolled to above the bar; in large text that has two lines.
componentGlobalStyle(`:root:has(${root})`, {
  '@media': { [`${breakpoint.belowDesktop} and (min-height: 24.01rem)`]: { scrollPaddingBlockEnd: '6rem' } },
});

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-around',
  maxInlineSize: '32rem',
  marginInline: 'auto',
  padding: vars.space[1],
});

/** A longer title takes more of the bar: equal parts would cut it with five places on a phone. None is cut: large text takes a second line. */
export const place = componentStyle({ flex: '1 1 auto', minInlineSize: 'max-content' });

export const item = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  minBlockSize: '56px',
  // Five titles fit side by side at 390 px.
  paddingInline: 0,
  fontSize: vars.text.xs,
  textAlign: 'center',
});

// As high as the picture of the account, so that the titles are on one line.
componentGlobalStyle(`${item} > ${icon}`, { alignItems: 'center', blockSize: vars.space[8] });

export const title = componentStyle([
  ellipsis,
  {
    maxInlineSize: '100%',
  },
]);
