import { basicStyle } from './component-style.ts';
import { vars } from './contract.css.ts';

export const card = basicStyle({
  background: vars.color.surface,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

/** What is filled in or pressed. */
export const field = basicStyle({
  color: vars.color.text,
  background: vars.color.surface,
  borderRadius: vars.radius.control,
});
