import { column } from '../../theme/basic/column.css.ts';
import { heading } from '../../theme/basic/heading.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([column, { gap: vars.space[3], minInlineSize: 0, margin: 0 }]);

export const title = componentStyle([heading, { fontSize: vars.text.lg }]);

/** So narrow that names would break: what is known of is a list in two columns. */
const NARROW = '(max-width: 22rem)';

/** West is at the left on every page, as on a map. */
export const map = componentStyle({
  direction: 'ltr',
  display: 'grid',
  gridAutoRows: '1fr',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  maxInlineSize: '46rem',
  '@media': { [NARROW]: { direction: 'inherit', gridTemplateColumns: '1fr 1fr' } },
});

export const place = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  '@media': {
    [NARROW]: {
      // Over the place that is written at each tile.
      gridRow: 'auto !important',
      gridColumn: 'auto !important',
      selectors: { '&[aria-hidden]': { display: 'none' } },
    },
  },
});

export const tile = componentStyle([
  column,
  {
    direction: 'rtl',
    justifyContent: 'center',
    alignItems: 'center',
    minBlockSize: '3.5rem',
    paddingBlock: vars.space[1],
    paddingInline: '2px',
    borderRadius: `calc(${vars.radius.small} * 0.8)`,
    textAlign: 'center',
    textDecoration: 'none',
    overflow: 'hidden',
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);

/** Nothing of it is known: ground of the map all the same. */
export const blank = componentStyle({ color: vars.color.textMuted, background: vars.color.surfaceMuted });

export const key = componentStyle({ flexWrap: 'wrap', columnGap: vars.space[3], rowGap: vars.space[2] });

export const keyLabel = componentStyle({ fontWeight: vars.font.weightStrong, color: vars.color.text });

export const link = componentStyle({
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { boxShadow: `0 0 0 2px ${vars.color.accent.line}` },
  },
});

export const name = componentStyle({
  fontSize: 'clamp(0.625rem, 2.6vw, 0.8125rem)',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

export const value = componentStyle({
  fontSize: vars.text.base,
  fontWeight: vars.font.weightNumber,
  lineHeight: vars.leading.tight,
});
