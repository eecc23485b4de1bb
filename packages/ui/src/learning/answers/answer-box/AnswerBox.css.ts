import { createVar, fallbackVar } from '@vanilla-extract/css';
import { field } from '../../../theme/basic/field.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { docked, LOW } from '../../../theme/sheet-container.css.ts';
import { statusSelectors } from '../answer-frame/status-selectors.ts';
import { boxScrollMargin } from './box-scroll-margin.css.ts';

/** Width of the box of a single digit, where it is not that of a target. */
export const digitWidth = createVar();

export const box = componentStyle([
  field,
  {
    fieldSizing: 'content',
    minInlineSize: '88px',
    maxInlineSize: '100%',
    minBlockSize: '64px',
    paddingInline: vars.space[3],
    border: `${vars.size.border} solid ${vars.color.lineStrong}`,
    fontSize: vars.text.xxl,
    fontWeight: vars.font.weightNumber,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.leading.tight,
    textAlign: 'center',
    scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
    scrollMarginBlockEnd: fallbackVar(boxScrollMargin, vars.space[6]),
    caretColor: vars.color.accent.solid,
    '@container': {
      [docked]: {
        minBlockSize: '56px',
        minInlineSize: '80px',
        paddingInline: vars.space[2],
        fontSize: vars.text.xl,
        '@media': { [LOW]: { minBlockSize: '48px', minInlineSize: '72px' } },
      },
    },
    selectors: {
      '&[data-shape="cell"]': { minInlineSize: '60px', minBlockSize: vars.size.target, fontSize: vars.text.lg },
      '&[data-shape="digit"], &[data-shape="note"]': {
        fieldSizing: 'fixed',
        boxSizing: 'border-box',
        inlineSize: fallbackVar(digitWidth, vars.size.target),
        minInlineSize: 0,
        minBlockSize: vars.size.target,
        paddingInline: 0,
        borderRadius: vars.radius.small,
        fontSize: vars.text.xl,
      },
      // Digits stand close together: a wider glow would lie on the next box.
      '&[data-shape="digit"]:focus, &[data-shape="note"]:focus': { boxShadow: `0 0 0 3px ${vars.color.accent.soft}` },
      '&[data-shape="note"]': {
        borderStyle: 'dashed',
        borderColor: vars.color.line,
        color: vars.color.accent.text,
        fontSize: vars.text.base,
      },
      '&:hover:not(:disabled, :read-only)': { borderColor: vars.color.accent.line },
      '&:focus': {
        outline: `${vars.size.border} solid ${vars.color.focus}`,
        outlineOffset: `calc(-1 * ${vars.size.border})`,
        boxShadow: `0 0 0 6px ${vars.color.accent.soft}`,
      },
      '&:read-only': { borderColor: vars.color.line },
      ...statusSelectors,
    },
    // Edge and focus are of one color there, and a glow is not painted: the outline stands off the box.
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:focus': { outline: `${vars.size.focusRing} solid Highlight`, outlineOffset: '2px' } },
      },
    },
  },
]);
