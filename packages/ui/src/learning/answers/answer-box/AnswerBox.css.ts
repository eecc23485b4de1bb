import { createVar, fallbackVar, globalLayer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** Room kept free under a box that is scrolled into view, such as that of a docked number pad. */
export const boxScrollMargin = createVar();

export const box = style({
  '@layer': {
    components: {
      fieldSizing: 'content',
      minInlineSize: '88px',
      maxInlineSize: '100%',
      minBlockSize: '64px',
      paddingInline: vars.space[3],
      border: `${vars.size.border} solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.control,
      background: vars.color.surface,
      color: vars.color.text,
      fontSize: vars.text.xxl,
      fontWeight: vars.font.weightNumber,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: vars.leading.tight,
      textAlign: 'center',
      scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
      scrollMarginBlockEnd: fallbackVar(boxScrollMargin, vars.space[6]),
      caretColor: vars.color.accent.solid,
      transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
      selectors: {
        '&:hover:not(:disabled, :read-only)': { borderColor: vars.color.accent.line },
        '&:focus': {
          outline: `${vars.size.border} solid ${vars.color.focus}`,
          outlineOffset: `calc(-1 * ${vars.size.border})`,
          boxShadow: `0 0 0 6px ${vars.color.accent.soft}`,
        },
        '&:read-only': { borderColor: vars.color.line },
        '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
        '&[data-status="right"]': {
          borderColor: vars.color.leaf.line,
          background: vars.color.leaf.soft,
          color: vars.color.leaf.text,
        },
        '&[data-status="wrong"]': { borderColor: vars.color.rose.line, borderStyle: 'dashed' },
        '&[data-status="partial"]': { borderColor: vars.color.turmeric.line },
        '&[data-status="invalid"], &[data-status="waiting"]': { borderColor: vars.color.sky.line },
      },
      '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
    },
  },
});
