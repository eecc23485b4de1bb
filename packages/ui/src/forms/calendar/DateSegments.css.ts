import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** A date in figures is one left-to-right run with the year first, as «۱۴۰۵/۸/۳۰» is read. */
export const segments = style({
  '@layer': {
    components: {
      display: 'inline-flex',
      flex: '0 1 auto',
      alignItems: 'center',
      paddingInline: vars.space[3],
      whiteSpace: 'pre',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const segment = style({
  '@layer': {
    components: {
      paddingInline: '0.2em',
      paddingBlock: vars.space[1],
      borderRadius: vars.radius.small,
      outline: 'none',
      caretColor: 'transparent',
      selectors: {
        '&[data-type="literal"]': { paddingInline: '0.1em', color: vars.color.textMuted },
        '&[data-placeholder]': { color: vars.color.textMuted },
        '&[data-focused]': { color: vars.color.accent.onSolid, background: vars.color.accent.solid },
        '&[data-disabled]': { color: 'inherit' },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: {
            '&[data-focused]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
          },
        },
      },
    },
  },
});
