import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
  marginBlockStart: vars.space[3],
  fontSize: vars.text.sm,
});

export const entry = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const mark = componentStyle({ flex: 'none', inlineSize: '1rem', blockSize: '1rem' });
