import { heading } from '../../theme/basic/heading.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  row,
  {
    position: 'relative',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: vars.space[5],
    minBlockSize: '100dvb',
    padding: vars.space[6],
    overflow: 'clip',
    background: vars.color.page,
    textAlign: 'center',
  },
]);

export const part = componentStyle([
  row,
  {
    position: 'relative',
    flexDirection: 'column',
    gap: vars.space[3],
    inlineSize: '100%',
    maxInlineSize: '34rem',
  },
]);

export const title = componentStyle([
  heading,
  {
    fontSize: vars.text.xxxl,
    textWrap: 'balance',
  },
]);

export const message = componentStyle({ fontSize: vars.text.lg, color: vars.color.textMuted, textWrap: 'balance' });

export const actions = componentStyle([
  wrappingRow,
  {
    position: 'relative',
    justifyContent: 'center',
    gap: vars.space[3],
  },
]);
