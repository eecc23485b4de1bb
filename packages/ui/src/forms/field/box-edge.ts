import { vars } from '../../theme/contract.css.ts';

/** Three quarters of a control's border: round the wide box of a field the whole of it looks heavy. */
export const fieldBorder = `calc(${vars.size.border} * 0.75)`;

/** The ring round every box that is typed in or opened: the one that buttons and links have. An error keeps its edge under it. */
export const boxRing = {
  outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const;

/** The edge of a box with a mistake, thicker inwards, so that nothing moves. */
export const invalidEdge = {
  borderColor: vars.color.danger.line,
  boxShadow: `inset 0 0 0 calc(${vars.size.border} - ${fieldBorder}) ${vars.color.danger.line}`,
} as const;
