import { column as basicColumn } from '../../theme/basic/column.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row as basicRow } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([basicColumn, { gap: vars.space[3], minInlineSize: 0 }]);

export const scroller = componentStyle({
  overflowX: 'auto',
  borderRadius: vars.radius.small,
  selectors: {
    '&:focus-visible': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const table = componentStyle({
  borderCollapse: 'separate',
  borderSpacing: '3px',
  inlineSize: '100%',
  fontVariantNumeric: 'normal',
});

export const title = componentStyle({ fontWeight: vars.font.weightHeading });

export const column = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.font.weightText,
});

export const row = componentStyle([
  note,
  {
    paddingInlineEnd: vars.space[2],
    fontWeight: vars.font.weightText,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
]);

export const cell = componentStyle({
  minInlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: '6px',
  fontSize: vars.text.xs,
  textAlign: 'center',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const mixed = (share: number, color: string) =>
  componentStyle({
    color,
    background: `color-mix(in oklch, ${vars.color.accent.solid} ${share}%, ${vars.color.surface})`,
  });

/** From nothing to most. Text turns where the shade is dark enough to carry the accent's own ink. */
export const shade: readonly string[] = [
  componentStyle({ color: vars.color.textMuted, background: vars.color.surfaceMuted }),
  mixed(12, vars.color.text),
  mixed(24, vars.color.text),
  mixed(36, vars.color.text),
  componentStyle({ color: vars.color.accent.onSolid, background: vars.color.accent.solid }),
];

export const key = componentStyle([
  note,
  basicRow,
  {
    gap: vars.space[1],
  },
]);

export const swatch = componentStyle({ inlineSize: '1.25rem', blockSize: '1.25rem', borderRadius: '4px' });
