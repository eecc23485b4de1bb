import { row } from '../../theme/basic/row.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { eachTone } from '../frame/tone-colors.ts';

export const body = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[6],
  },
]);

export const ring = componentStyle({ position: 'relative', flex: 'none', inlineSize: '11rem', blockSize: '11rem' });

export const picture = componentStyle({ inlineSize: '100%', blockSize: '100%' });

export const track = componentStyle({
  fill: 'none',
  stroke: vars.color.line,
  strokeWidth: 18,
  // SVG keeps its colors there: under the patterns the ring would be as pale as their lines.
  '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
  selectors: { '&[data-empty]': { '@media': { '(forced-colors: active)': { stroke: 'GrayText' } } } },
});

export const part = componentVariants(
  eachTone(({ fill, edge }) => ({
    fill: 'none',
    // The edge of a pale state alone is seen on white.
    stroke: edge ?? fill,
    strokeWidth: 18,
    selectors: { '&[data-hollow]': { strokeWidth: 5, strokeDasharray: '2 1.5' }, '&[data-dot]': { strokeWidth: 3 } },
    // All parts have one color there: each has its pattern instead.
    '@media': { '(forced-colors: active)': { stroke: 'var(--pattern)' } },
  })),
);

export const middle = componentStyle({
  position: 'absolute',
  // Narrower than the hole by so much that a number and its noun take two lines, and never touch the ring.
  inset: '27%',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  fontSize: vars.text.xl,
  fontWeight: vars.font.weightNumber,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
});

export const names = componentStyle({ display: 'grid', flex: '1 1 10rem', gap: vars.space[2], maxInlineSize: '20rem' });

export const name = componentStyle({ display: 'flex', alignItems: 'baseline', gap: vars.space[2] });

export const dot = componentStyle({ flex: 'none', inlineSize: '0.8em', blockSize: '0.8em' });

export const label = componentStyle({ flex: '1 1 auto' });

export const share = componentStyle({ fontWeight: vars.font.weightNumber });
