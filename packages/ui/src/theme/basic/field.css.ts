import { basicStyle } from '../component-style.ts';
import { vars } from '../contract.css.ts';

/** What is filled in or pressed. */
export const field = basicStyle({
  color: vars.color.text,
  background: vars.color.surface,
  borderRadius: vars.radius.control,
});
