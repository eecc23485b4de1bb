import { note } from '../../theme/basic/note.css.ts';
import { row as basicRow } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Where the system chooses the colors: a bar at the foot, the thicker the more. A gradient is painted there by its own colors alone. */
const asBar = (quarters: number) => ({
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none' as const,
      color: 'CanvasText',
      background: `linear-gradient(Highlight, Highlight) bottom / 100% ${quarters * 2}px no-repeat, Canvas`,
      selectors: { '&&[data-focus-visible]': { outlineColor: 'Highlight' } },
    },
  },
});

const mixed = (quarters: number) =>
  componentStyle({
    color: vars.color.text,
    fontWeight: vars.font.weightNumber,
    background: `color-mix(in oklch, ${vars.color.accent.solid} ${quarters * 14}%, ${vars.color.surface})`,
    ...asBar(quarters),
  });

/** From nothing to most. Text turns where the shade is dark enough to carry the accent's own ink. */
export const shade: readonly string[] = [
  componentStyle({
    color: vars.color.textMuted,
    background: vars.color.surfaceMuted,
    fontWeight: vars.font.weightText,
  }),
  mixed(1),
  mixed(2),
  mixed(3),
  componentStyle({
    color: vars.color.accent.onSolid,
    background: vars.color.accent.solid,
    fontWeight: vars.font.weightNumber,
    ...asBar(4),
  }),
];

export const key = componentStyle([
  note,
  basicRow,
  {
    gap: vars.space[1],
  },
]);

export const swatch = componentStyle({ inlineSize: '1.75rem', blockSize: '1rem', borderRadius: '5px' });

/** The shades side by side, each over what it stands for. */
export const steps = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  flex: '1 1 14rem',
  gap: '3px',
  maxInlineSize: '26rem',
  textAlign: 'center',
});

export const step = componentStyle({ display: 'grid', gap: vars.space[1], alignContent: 'start' });

/** A shade as wide as its words. */
export const wideSwatch = componentStyle({ inlineSize: '100%' });
