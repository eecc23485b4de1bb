import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

const MARK = '2rem';

export const root = style({ '@layer': { components: { display: 'flex', flexDirection: 'column' } } });

export const event = style({
  '@layer': {
    components: {
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
    },
  },
});

export const mark = style({
  '@layer': {
    components: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      inlineSize: MARK,
      blockSize: MARK,
      border: `${vars.size.border} solid`,
      borderRadius: vars.radius.full,
      fontSize: vars.text.sm,
    },
  },
});

const colored = (text: string, soft: string, line: string) => ({
  '@layer': { components: { color: text, background: soft, borderColor: line } },
});

export const tone = styleVariants({
  neutral: colored(vars.color.textMuted, vars.color.surface, vars.color.line),
  accent: colored(vars.color.accent.text, vars.color.accent.soft, vars.color.accent.line),
  success: colored(vars.color.success.text, vars.color.success.soft, vars.color.success.line),
  warning: colored(vars.color.reward.text, vars.color.reward.soft, vars.color.reward.line),
  error: colored(vars.color.danger.text, vars.color.danger.soft, vars.color.danger.line),
});

export const words = style({
  '@layer': {
    components: { display: 'flex', flexDirection: 'column', minInlineSize: 0, paddingBlockStart: '0.15rem' },
  },
});

export const title = style({
  '@layer': { components: { fontWeight: vars.font.weightStrong, lineHeight: vars.leading.heading } },
});

export const time = style({ '@layer': { components: { color: vars.color.textMuted, fontSize: vars.text.sm } } });

export const body = style({ '@layer': { components: { marginBlockStart: vars.space[2] } } });
