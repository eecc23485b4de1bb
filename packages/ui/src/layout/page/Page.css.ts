import { column } from '../../theme/basic/column.css.ts';
import { heading } from '../../theme/basic/heading.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  column,
  {
    gap: vars.space[6],
    inlineSize: '100%',
    marginInline: 'auto',
  },
]);

export const width = componentVariants({
  student: { maxInlineSize: vars.size.contentStudent },
  staff: { maxInlineSize: vars.size.contentStaff },
  reading: { maxInlineSize: '42rem' },
  full: { maxInlineSize: 'none' },
});

export const head = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[3]} ${vars.space[6]}`,
  },
]);

export const words = componentStyle({ flex: '1 1 20rem', minInlineSize: 0 });

export const title = componentStyle([
  heading,
  {
    fontSize: vars.text.xxl,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
]);

export const subtitle = componentStyle({ marginBlockStart: vars.space[1], color: vars.color.textMuted });

export const actions = componentStyle([
  row,
  { flexWrap: 'wrap', gap: vars.space[3], '@media': { print: { display: 'none' } } },
]);
