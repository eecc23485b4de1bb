import { note } from '../../theme/basic/note.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { sheetRoot } from '../../theme/sheet-container.css.ts';

/** Help stands apart from what carries on. */
export const hint = componentStyle({ marginInlineEnd: 'auto' });

/** Its words begin where its line ends. */
export const beside = componentStyle({ flex: 'none', marginInlineEnd: `calc(-1 * ${vars.space[3]})` });

export const key = componentStyle({
  paddingInline: vars.space[2],
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.font.weightText,
  '@media': { '(pointer: coarse)': { display: 'none' } },
  '@container': { [`${sheetRoot} (inline-size < 47.5rem)`]: { display: 'none' } },
});

export const cost = componentStyle([note, { flex: '1 0 100%' }]);
