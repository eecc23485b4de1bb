import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { docked, LOW } from '../../../theme/sheet-container.css.ts';
import { frame, heading as tableHeading } from '../figure-table/figure-table.css.ts';

const rule = `${vars.size.hairline} solid ${vars.color.lineStrong}`;

/** All rows are seen with the question. */
const closeRow = { paddingBlock: '2px', '@media': { [LOW]: { paddingBlock: 0, fontSize: vars.text.sm } } };

/** Many columns share the width of a phone, so that the page never scrolls sideways. */
const closer = { paddingInline: `min(${vars.space[4]}, 1vw)` };

export const table = componentStyle([
  frame,
  {
    border: rule,
    selectors: { '&[data-wide]': { fontSize: `clamp(0.75rem, 3.4vw, ${vars.text.base})` } },
  },
]);

export const heading = componentStyle([
  tableHeading,
  {
    padding: `${vars.space[2]} min(${vars.space[4]}, 3vw)`,
    borderBlockEnd: rule,
    '@container': { [docked]: closeRow },
    selectors: { '& + &': { borderInlineStart: rule }, '[data-wide] &': closer },
  },
]);

export const cell = componentStyle({
  padding: `${vars.space[2]} min(${vars.space[4]}, 3vw)`,
  fontWeight: vars.font.weightText,
  '@container': { [docked]: closeRow },
  selectors: {
    '& + &': { borderInlineStart: rule },
    'tr + tr > &': { borderBlockStart: rule },
    '[data-wide] &': closer,
  },
});
