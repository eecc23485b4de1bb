import { centered } from '../../theme/basic/centered.css.ts';
import { heading } from '../../theme/basic/heading.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[4],
  alignContent: 'start',
});

export const icon = componentStyle([
  centered,
  {
    gridRow: 'span 2',
    inlineSize: vars.space[12],
    blockSize: vars.space[12],
    borderRadius: vars.radius.control,
    fontSize: vars.text.xl,
  },
]);

const wash = ([background, color]: readonly [string, string]) => ({ background, color });

export const tone = componentVariants(
  {
    accent: [vars.color.accent.soft, vars.color.accent.onSoft],
    reward: [vars.color.reward.soft, vars.color.reward.text],
    success: [vars.color.success.soft, vars.color.success.text],
    danger: [vars.color.danger.soft, vars.color.danger.text],
    info: [vars.color.info.soft, vars.color.info.text],
  } as const,
  wash,
);

export const title = componentStyle([
  heading,
  {
    fontSize: vars.text.lg,
  },
]);

export const words = componentStyle({
  marginBlockStart: vars.space[1],
  color: vars.color.textMuted,
  lineHeight: vars.leading.text,
});
