import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = componentStyle([
  note,
  row,
  {
    flexWrap: 'wrap',
    marginBlockEnd: vars.space[1],
  },
]);

export const crumb = componentStyle([inlineRow]);

export const link = componentStyle([
  inlineRow,
  {
    minBlockSize: vars.size.targetSmall,
    borderRadius: vars.radius.small,
    textDecoration: 'none',
    selectors: {
      '&[data-hovered]': { color: vars.color.accent.text, textDecoration: 'underline' },
    },
  },
]);

export const current = componentStyle({ color: vars.color.text });

export const arrow = componentStyle({ marginInline: vars.space[1], flexShrink: 0, scale: `${vars.direction} 1` });
