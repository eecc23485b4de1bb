import { ellipsis } from '../../theme/basic/ellipsis.css.ts';
import { field } from '../../theme/basic/field.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { boxRing, fieldBorder, invalidEdge } from '../field/box-edge.ts';
import { disabledBox } from '../field/disabled-box.ts';

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
      '&[data-hovered]': { borderColor: vars.color.text },
      '&[data-focus-visible]': { borderColor: vars.color.accent.line },
      '[data-open] > &': { borderColor: vars.color.accent.line, ...boxRing },
      '[data-invalid] > &': invalidEdge,
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
