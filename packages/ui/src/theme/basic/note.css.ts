import { basicStyle } from '../component-style.ts';
import { vars } from '../contract.css.ts';

/** Small print beside what matters. */
export const note = basicStyle({ color: vars.color.textMuted, fontSize: vars.text.sm });
