import { basicStyle } from './component-style.ts';
import { vars } from './contract.css.ts';

/** Small print beside what matters. */
export const note = basicStyle({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const heading = basicStyle({ fontWeight: vars.font.weightHeading, lineHeight: vars.leading.heading });

export const strong = basicStyle({ fontWeight: vars.font.weightStrong, lineHeight: vars.leading.heading });

/** On one line, cut where it does not fit. */
export const ellipsis = basicStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
