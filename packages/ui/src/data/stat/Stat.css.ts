import { column } from '../../theme/basic/column.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  column,
  {
    gap: vars.space[1],
    minInlineSize: 0,
    selectors: { '&[data-centred]': { alignItems: 'center', textAlign: 'center' } },
  },
]);

export const label = componentStyle({ color: vars.color.text });

export const hint = componentStyle([note, { display: 'block' }]);

export const value = componentStyle({
  fontWeight: vars.font.weightNumber,
  lineHeight: vars.leading.tight,
});

export const size = componentVariants({
  // Large text on a phone: a number is one word and cannot wrap.
  medium: { fontSize: `min(${vars.text.xxxl}, 12vw)` },
  hero: { fontSize: `min(${vars.text.hero}, 16vw)` },
});

export const unit = componentStyle({
  display: 'inline-block',
  unicodeBidi: 'isolate',
  marginInlineStart: vars.space[1],
  fontSize: vars.text.base,
  fontWeight: vars.font.weightStrong,
  color: vars.color.textMuted,
});

const ink = (color: string) => ({ color });

export const tone = componentVariants({
  text: ink(vars.color.text),
  accent: ink(vars.color.accent.text),
  reward: ink(vars.color.reward.text),
  success: ink(vars.color.success.text),
  danger: ink(vars.color.danger.text),
  info: ink(vars.color.info.text),
});
