import { ellipsis } from '../../theme/basic/ellipsis.css.ts';
import { field } from '../../theme/basic/field.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { disabledBox } from '../field/disabled-box.ts';
import { fieldBorder } from '../field/field.css.ts';

export const trigger = componentStyle([
  field,
  row,
  {
    gap: vars.space[2],
    inlineSize: '100%',
    minBlockSize: vars.size.target,
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    lineHeight: vars.leading.text,
    textAlign: 'start',
    border: `${fieldBorder} solid ${vars.color.lineStrong}`,
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.accent.line },
      '[data-open] > &': { borderColor: vars.color.accent.line, boxShadow: `0 0 0 4px ${vars.color.accent.soft}` },
      '[data-invalid] > &': {
        borderColor: vars.color.danger.line,
        boxShadow: `inset 0 0 0 calc(${vars.size.border} - ${fieldBorder}) ${vars.color.danger.line}`,
      },
      '[data-invalid][data-open] > &': { boxShadow: `0 0 0 4px ${vars.color.danger.soft}` },
      '&[data-disabled]': disabledBox,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
]);

export const value = componentStyle([
  ellipsis,
  {
    flex: '1 1 auto',
    minInlineSize: 0,
    selectors: { '&[data-placeholder]': { color: vars.color.textMuted } },
  },
]);

export const chevron = componentStyle({
  flex: 'none',
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[data-open] &': { rotate: '180deg' } },
});
