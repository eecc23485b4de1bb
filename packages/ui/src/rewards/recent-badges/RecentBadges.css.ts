import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { pigment } from '../../theme/pigment-contract.css.ts';
import '../../theme/pigments.css.ts';

const NARROW = '(max-width: 17rem)';

export const root = componentStyle({ containerType: 'inline-size' });

export const plank = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  rowGap: vars.space[5],
  '@container': { [NARROW]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
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

/** At the end of the plank, over as many places as are left of the four, or of the two of a narrow plank. */
export const last = componentVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (places) => ({
  gridColumn: `span ${places}`,
  justifyItems: 'end',
  paddingInlineEnd: `calc((100% / ${places} - 64px) / 2)`,
  '@container': {
    [NARROW]: {
      gridColumn: `span ${places % 2 === 1 ? 1 : 2}`,
      paddingInlineEnd: `calc((100% / ${places % 2 === 1 ? 1 : 2} - 64px) / 2)`,
    },
  },
}));

export const line = componentStyle({
  marginBlockStart: vars.space[3],
  color: vars.color.textMuted,
  fontSize: '0.9375rem',
});
