import { vars } from '../../../theme/contract.css.ts';

/** How what is picked up, written in or put down shows that it is disabled, and what is known of it. */
export const statusSelectors = {
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '&[data-status="right"]': {
    background: vars.color.success.soft,
    borderColor: vars.color.success.line,
    color: vars.color.success.text,
  },
  '&[data-status="wrong"]': {
    background: vars.color.reward.soft,
    borderColor: vars.color.reward.line,
    borderStyle: 'dashed',
    color: vars.color.reward.text,
  },
  '&[data-status="partial"]': { borderColor: vars.color.reward.line },
  '&[data-status="invalid"], &[data-status="waiting"]': { borderColor: vars.color.info.line },
} as const;

/** The same of what is drawn in, by the line around it. */
export const outlinedStatusSelectors = {
  '&[data-status="right"]': { outlineColor: vars.color.success.line },
  '&[data-status="wrong"]': { outlineColor: vars.color.reward.line, outlineStyle: 'dashed' },
  '&[data-status="partial"]': { outlineColor: vars.color.reward.line },
  '&[data-status="invalid"], &[data-status="waiting"]': { outlineColor: vars.color.info.line },
} as const;
