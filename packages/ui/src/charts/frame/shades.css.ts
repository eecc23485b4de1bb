import { note } from '../../theme/basic/note.css.ts';
import { row as basicRow } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const mixed = (share: number, color: string) =>
  componentStyle({
    color,
    fontWeight: vars.font.weightNumber,
    background: `color-mix(in oklch, ${vars.color.accent.solid} ${share}%, ${vars.color.surface})`,
  });

/** From nothing to most. Text turns where the shade is dark enough to carry the accent's own ink. */
export const shade: readonly string[] = [
  componentStyle({
    color: vars.color.textMuted,
    boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.line}`,
    fontWeight: vars.font.weightText,
  }),
  mixed(14, vars.color.text),
  mixed(28, vars.color.text),
  mixed(42, vars.color.text),
  componentStyle({
    color: vars.color.accent.onSolid,
    background: vars.color.accent.solid,
    fontWeight: vars.font.weightNumber,
  }),
];

export const key = componentStyle([
  note,
  basicRow,
  {
    gap: vars.space[1],
  },
]);

export const swatch = componentStyle({ inlineSize: '1.75rem', blockSize: '1rem', borderRadius: vars.radius.full });
