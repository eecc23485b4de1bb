import { centered } from '../../theme/basic/centered.css.ts';
import { column } from '../../theme/basic/column.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { strong } from '../../theme/basic/strong.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const MARK = '2rem';

export const root = componentStyle([column]);

export const event = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[6],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line runs from mark to mark.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(${MARK} + ${vars.space[1]})`,
      insetBlockEnd: vars.space[1],
      insetInlineStart: `calc((${MARK} - ${vars.size.border}) / 2)`,
      inlineSize: vars.size.border,
      borderRadius: vars.radius.full,
      background: vars.color.line,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:not(:last-child)::before': { background: 'CanvasText' } } },
  },
});

export const mark = componentStyle([
  centered,
  {
    flex: 'none',
    inlineSize: MARK,
    blockSize: MARK,
    border: `${vars.size.border} solid`,
    borderRadius: vars.radius.full,
    fontSize: vars.text.sm,
  },
]);

const colored = (text: string, soft: string, line: string) => ({ color: text, background: soft, borderColor: line });

export const tone = componentVariants({
  neutral: colored(vars.color.textMuted, vars.color.surface, vars.color.line),
  accent: colored(vars.color.accent.text, vars.color.accent.soft, vars.color.accent.line),
  success: colored(vars.color.success.text, vars.color.success.soft, vars.color.success.line),
  warning: colored(vars.color.reward.text, vars.color.reward.soft, vars.color.reward.line),
  danger: colored(vars.color.danger.text, vars.color.danger.soft, vars.color.danger.line),
  info: colored(vars.color.info.text, vars.color.info.soft, vars.color.info.line),
  reward: colored(vars.color.reward.text, vars.color.reward.soft, vars.color.reward.line),
});

export const words = componentStyle([
  column,
  {
    minInlineSize: 0,
    paddingBlockStart: '0.15rem',
  },
]);

export const title = componentStyle([strong]);

export const time = componentStyle([note]);

export const body = componentStyle({ marginBlockStart: vars.space[2] });
