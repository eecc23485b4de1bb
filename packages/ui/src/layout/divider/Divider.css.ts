import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const line = `${vars.size.hairline} solid ${vars.color.line}`;

export const across = componentStyle({ border: 0, borderBlockStart: line, inlineSize: '100%', margin: 0 });

/** As high as what it is between. */
export const down = componentStyle({
  alignSelf: 'stretch',
  border: 0,
  borderInlineStart: line,
  margin: 0,
  minBlockSize: '1em',
});

/** The lines at both sides are as strong as the one without a word. */
export const labeled = componentStyle([
  row,
  note,
  {
    gap: vars.space[3],
    inlineSize: '100%',
    selectors: { '&::before, &::after': { content: '""', flex: 1, borderBlockStart: line } },
  },
]);
