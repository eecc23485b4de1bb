import { item } from '../../primitives/floating-surface/floating-surface.css.ts';
import { column } from '../../theme/basic/column.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Doubled to win over the plain line whichever file comes first. */
export const danger = componentStyle({
  selectors: {
    [`${item}&`]: { color: vars.color.danger.text },
    [`${item}&:is([data-hovered], [data-focused], [data-pressed])`]: {
      color: vars.color.danger.text,
      background: vars.color.danger.soft,
    },
  },
});

export const icon = componentStyle({ display: 'inline-flex', flex: 'none', fontSize: '1.2em' });

export const words = componentStyle([column, { flex: '1 1 auto', minInlineSize: 0 }]);

export const description = componentStyle([
  note,
  {
    selectors: { '[data-focused] &, [data-hovered] &': { color: 'inherit' } },
  },
]);

/** At the end of the line. */
export const mark = componentStyle({ flex: 'none' });

export const shortcut = componentStyle([
  note,
  {
    flex: 'none',
    paddingInlineStart: vars.space[4],
    whiteSpace: 'nowrap',
    selectors: { '[data-focused] &, [data-hovered] &': { color: 'inherit' } },
    // A finger has no keys.
    '@media': { '(hover: none)': { display: 'none' } },
  },
]);
