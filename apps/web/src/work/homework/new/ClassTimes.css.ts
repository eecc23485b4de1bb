import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

/** Class, start and deadline side by side where there is room for three. */
export const row = style({
  '@layer': {
    components: {
      display: 'grid',
      gap: vars.space[4],
      alignItems: 'start',
      paddingBlock: vars.space[4],
      borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
      selectors: {
        '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 },
        '&:first-child': { paddingBlockStart: 0 },
      },
      '@media': { '(min-width: 64rem)': { gridTemplateColumns: 'minmax(9rem, 2fr) 3fr 3fr' } },
    },
  },
});

/** What a class has no part in yet. */
export const aside = style({ '@layer': { components: { color: vars.color.textMuted } } });
