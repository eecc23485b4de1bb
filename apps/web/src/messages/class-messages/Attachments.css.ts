import { pictureGround } from '@mashq/ui/data/picture-ground';
import { LAYER_ORDER, vars } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

export const pictures = style({
  '@layer': {
    components: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[3],
      margin: 0,
      marginBlockStart: vars.space[4],
      padding: 0,
      listStyle: 'none',
    },
  },
});

/** As large as the picture will be, so that nothing moves when it comes. */
export const frame = style({
  '@layer': {
    components: {
      display: 'grid',
      placeItems: 'center',
      maxInlineSize: '100%',
      blockSize: '11rem',
      padding: 0,
      overflow: 'hidden',
      border: `${vars.size.hairline} solid ${vars.color.line}`,
      borderRadius: vars.radius.control,
      background: vars.color.surfaceMuted,
      color: vars.color.textMuted,
      font: 'inherit',
      cursor: 'zoom-in',
      selectors: {
        '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
        '&[data-disabled]': { cursor: 'default' },
      },
    },
  },
});

export const picture = style([
  pictureGround,
  {
    '@layer': {
      components: {
        display: 'block',
        inlineSize: '100%',
        blockSize: '100%',
        minBlockSize: 0,
        objectFit: 'contain',
      },
    },
  },
]);

export const files = style({ '@layer': { components: { marginBlockStart: vars.space[3] } } });
