import { componentStyle } from '../../theme/component-style.ts';

/** The button that opens the calendar, at the end of the field's box. */
export const trigger = componentStyle({ marginInlineStart: 'auto' });

/** As wide as its calendar, however wide the field: over the width that floating surfaces take from their trigger. */
export const popover = componentStyle({ selectors: { '&&': { minInlineSize: 0 } } });

export const dialog = componentStyle({ outline: 'none' });
