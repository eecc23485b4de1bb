import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([inlineRow, { gap: vars.space[2], minInlineSize: 0 }]);
export const picture = componentStyle({ flexShrink: 0 });
export const words = componentStyle({ minInlineSize: 0, lineHeight: 1.4 });
export const title = componentStyle({ display: 'block', fontSize: '1rem', fontWeight: vars.font.weightHeading });
export const note = componentStyle({ display: 'block', color: vars.color.textMuted, fontSize: '0.875rem' });
