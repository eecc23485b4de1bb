import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { docked } from '../../../theme/sheet-container.css.ts';
import { frame, heading as tableHeading } from '../figure-table/figure-table.css.ts';

const rule = `2px solid ${vars.color.text}`;

/** A left-to-right island: the ones are on the right, as in the number. */
export const table = componentStyle([
  frame,
  {
    border: rule,
  },
]);

export const heading = componentStyle([
  tableHeading,
  {
    padding: `${vars.space[1]} ${vars.space[2]}`,
    minInlineSize: '4em',
    fontSize: vars.text.sm,
    borderBlockEnd: rule,
    selectors: {
      '& + &': { borderInlineStart: rule },
      // Six places and more stand closer on a phone, so that the page never scrolls sideways.
      '[data-wide] &': {
        minInlineSize: 0,
        paddingInline: `clamp(1px, 0.5vw, ${vars.space[2]})`,
        fontSize: `clamp(0.6875rem, 3vw, ${vars.text.sm})`,
      },
    },
  },
]);

export const cell = componentStyle({
  blockSize: '2em',
  padding: vars.space[2],
  fontSize: vars.text.xl,
  fontWeight: vars.font.weightNumber,
  lineHeight: 1,
  '@container': { [docked]: { blockSize: '1.5em', paddingBlock: vars.space[1], fontSize: vars.text.lg } },
  selectors: {
    '& + &': { borderInlineStart: rule },
    'tr + tr > &': { borderBlockStart: rule },
    '[data-wide] &': { paddingInline: `clamp(1px, 0.5vw, ${vars.space[2]})` },
  },
});
