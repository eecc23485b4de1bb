import { grid } from '../../../theme/basic/grid.css.ts';
import { inlineRow } from '../../../theme/basic/inline-row.css.ts';
import { note } from '../../../theme/basic/note.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { docked, LOW } from '../../../theme/sheet-container.css.ts';

export const row = componentStyle({
  display: 'inline-flex',
  // Hours, minutes and seconds in large text are wider than a small phone.
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const part = componentStyle([grid, { justifyItems: 'center', gap: vars.space[1] }]);

export const name = componentStyle([
  note,
  {
    fontWeight: vars.font.weightStrong,
  },
]);

/** As high as a box beside it. */
export const colon = componentStyle([
  inlineRow,
  {
    minBlockSize: '64px',
    '@container': { [docked]: { minBlockSize: '56px', '@media': { [LOW]: { minBlockSize: '48px' } } } },
    fontSize: vars.text.xxl,
    fontWeight: vars.font.weightNumber,
    lineHeight: vars.leading.tight,
  },
]);
