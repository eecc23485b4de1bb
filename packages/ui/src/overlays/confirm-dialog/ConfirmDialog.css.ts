import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const failure = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  color: vars.color.danger.text,
  fontWeight: vars.font.weightStrong,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } },
});

export const icon = componentStyle({ flex: 'none', marginBlockStart: 'calc((1lh - 1.2em) / 2)' });
