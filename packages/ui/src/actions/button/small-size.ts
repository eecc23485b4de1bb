import { vars } from '../../theme/contract.css.ts';

/** A small button, with words or as a switch. */
export const smallSize = {
  minBlockSize: vars.size.targetSmall,
  minInlineSize: vars.size.targetSmall,
  paddingInline: vars.space[3],
  fontSize: vars.text.sm,
} as const;
