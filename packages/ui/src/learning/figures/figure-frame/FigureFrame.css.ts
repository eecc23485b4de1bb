import { componentStyle } from '../../../theme/component-style.ts';

/** A container of its own, so that a figure answers to the room it gets and not to the window. */
export const root = componentStyle({
  containerType: 'inline-size',
  inlineSize: '100%',
  minInlineSize: 0,
  unicodeBidi: 'isolate',
});
