import { note } from '../../theme/basic/note.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Under the labels, or over the numbers of the rules, where the page begins to be read. */
export const title = componentStyle([
  note,
  {
    marginBlockStart: vars.space[2],
    textAlign: 'center',
    selectors: { '&[data-over]': { marginBlock: `0 ${vars.space[2]}`, textAlign: 'start' } },
  },
]);
