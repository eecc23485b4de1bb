import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  '@media': { print: { display: 'table', inlineSize: '100%', tableLayout: 'fixed' } },
});

export const head = componentStyle({ '@media': { print: { display: 'table-header-group', breakInside: 'avoid' } } });

export const body = componentStyle({ '@media': { print: { display: 'table-row-group' } } });

export const cell = componentStyle({ '@media': { print: { display: 'table-cell' } } });

export const line = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlockEnd: vars.space[1],
  marginBlockEnd: vars.space[3],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  color: vars.color.textMuted,
  fontSize: '9pt',
});
