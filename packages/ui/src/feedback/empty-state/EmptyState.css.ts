import { row } from '../../theme/basic/row.css.ts';
import { strong } from '../../theme/basic/strong.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  row,
  {
    flexDirection: 'column',
    gap: vars.space[4],
    paddingBlock: vars.space[6],
    paddingInline: vars.space[4],
    textAlign: 'center',
  },
]);

export const sentence = componentStyle([
  strong,
  {
    maxInlineSize: '32rem',
    fontSize: vars.text.lg,
    textWrap: 'balance',
  },
]);

export const hint = componentStyle({ maxInlineSize: '32rem', color: vars.color.textMuted, textWrap: 'pretty' });
