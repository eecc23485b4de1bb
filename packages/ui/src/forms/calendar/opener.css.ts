import { globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** The button that opens the calendar, at the end of the field's box. */
export const opener = style({
  '@layer': {
    components: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      marginInlineStart: 'auto',
      inlineSize: vars.size.target,
      minBlockSize: `calc(${vars.size.target} - 2 * ${vars.size.border})`,
      borderRadius: vars.radius.control,
      color: vars.color.accent.text,
      selectors: {
        '&[data-hovered], &[data-pressed]': { background: vars.color.accent.soft },
        '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '-3px' },
        '&[data-disabled]': { color: 'inherit', cursor: 'not-allowed' },
      },
    },
  },
});

export const dialog = style({ '@layer': { components: { outline: 'none' } } });
