import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { pigment } from '../../theme/pigment-contract.css.ts';
import '../../theme/pigments.css.ts';

export const root = componentStyle({ containerType: 'inline-size' });

export const plank = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  rowGap: vars.space[5],
  '@container': { '(max-width: 17rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Each place has its piece of the plank, so that a second line has one too. */
export const place = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockStart: vars.space[3],
  borderBlockEnd: `8px solid ${pigment.plank}`,
  boxShadow: `0 5px 0 ${pigment.plankEdge}`,
  selectors: {
    '&:first-child': { borderEndStartRadius: '4px' },
    '&:last-child': { borderEndEndRadius: '4px' },
  },
});

/** At the end of the plank, however few are before it. */
export const last = componentStyle({
  gridColumnEnd: -1,
});

export const line = componentStyle({
  marginBlockStart: vars.space[3],
  color: vars.color.textMuted,
  fontSize: '0.9375rem',
});
