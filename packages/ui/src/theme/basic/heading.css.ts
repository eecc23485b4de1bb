import { basicStyle } from '../component-style.ts';
import { vars } from '../contract.css.ts';

/** What a heading looks like, whatever its size. */
export const heading = basicStyle({ fontWeight: vars.font.weightHeading, lineHeight: vars.leading.heading });
