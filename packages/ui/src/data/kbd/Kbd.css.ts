import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({ display: 'inline-flex', font: 'inherit', whiteSpace: 'pre' });

export const plus = componentStyle({ color: vars.color.textMuted });

export const key = componentStyle({
  display: 'inline-block',
  minInlineSize: '1.8em',
  paddingInline: '0.45em',
  border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
  borderBlockEndWidth: '3px',
  borderRadius: vars.radius.small,
  color: vars.color.text,
  background: vars.color.surface,
  fontFamily: vars.font.mono,
  fontSize: '0.85em',
  lineHeight: 1.6,
  textAlign: 'center',
});
