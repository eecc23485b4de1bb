import { column } from '../../theme/basic/column.css.ts';
import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([column, { gap: vars.space[2] }]);

export const label = componentStyle({ fontWeight: vars.font.weightHeading });

/** Three beside one another in the drawer, one under another in the strip of a phone. */
export const tiles = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))',
  gap: vars.space[2],
});

export const tile = componentStyle([
  row,
  {
    // The hidden radio is scrolled into sight with its tile only where it is in it.
    position: 'relative',
    flexDirection: 'column',
    gap: vars.space[1],
    minBlockSize: vars.size.target,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[1],
    border: `${vars.size.border} solid transparent`,
    borderRadius: vars.radius.control,
    fontSize: vars.text.xs,
    lineHeight: vars.leading.tight,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.accent.soft },
      '&[data-selected]': { borderColor: vars.color.accent.line, fontWeight: vars.font.weightStrong },
      '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '1px' },
    },
  },
]);

export const face = componentStyle([
  inlineRow,
  {
    position: 'relative',
    justifyContent: 'center',
    inlineSize: vars.space[10],
    blockSize: vars.space[10],
    borderRadius: vars.radius.full,
    color: vars.color.text,
    background: vars.color.surfaceMuted,
    forcedColorAdjust: 'none',
  },
]);

/** Chosen, shown by a mark as well as by the frame. */
export const tick = componentStyle([
  inlineRow,
  {
    position: 'absolute',
    insetBlockEnd: '-4px',
    insetInlineEnd: '-4px',
    justifyContent: 'center',
    inlineSize: vars.space[5],
    blockSize: vars.space[5],
    borderRadius: vars.radius.full,
    color: vars.color.accent.onSolid,
    background: vars.color.accent.solid,
    boxShadow: `0 0 0 2px ${vars.color.surfaceRaised}`,
  },
]);

export const swatch = componentStyle({ inlineSize: '100%', blockSize: '100%', borderRadius: vars.radius.full });

export const fixedColor = componentStyle({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.sm });
