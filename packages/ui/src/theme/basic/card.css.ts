import { basicStyle } from '../component-style.ts';
import { vars } from '../contract.css.ts';

/** A sheet on the page. */
export const card = basicStyle({
  background: vars.color.surface,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
