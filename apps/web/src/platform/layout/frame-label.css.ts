import { LAYER_ORDER } from '@mashq/ui/theme';
import { globalLayer, style } from '@vanilla-extract/css';

globalLayer(LAYER_ORDER);

const heardOnly = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Hidden in the narrow menu, and on windows that are no wider. */
const hiddenUpTo = (width: string) =>
  style({
    '@layer': {
      components: {
        selectors: { '[data-mini] &': heardOnly },
        '@media': { [`(max-width: ${width})`]: heardOnly },
      },
    },
  });

/** The word beside an icon: in the narrow menu, and on the narrowest phones, the icon stands for it, and it is still heard. */
export const label = hiddenUpTo('23.99rem');

/** The same beside a header's menu button, which takes the room on most phones. */
export const staffLabel = hiddenUpTo('27.99rem');

/** The same for what a phone's header has no room for. */
export const wideLabel = hiddenUpTo('47.99rem');

/** What is seen in its place there. */
export const narrowOnly = style({
  '@layer': { components: { '@media': { '(min-width: 48rem)': { display: 'none' } } } },
});
