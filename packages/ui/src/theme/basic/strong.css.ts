import { basicStyle } from '../component-style.ts';
import { vars } from '../contract.css.ts';

/** A label or a name. */
export const strong = basicStyle({ fontWeight: vars.font.weightStrong, lineHeight: vars.leading.heading });
