import { heading } from '../../theme/basic/heading.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** The picture is on a field of its audience's color, its lower edge on the field's. */
export const field = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  marginBlockEnd: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderRadius: vars.radius.control,
  overflow: 'clip',
});

export const tone = componentVariants(
  {
    student: vars.color.accent.soft,
    teacher: vars.color.reward.soft,
    school: vars.color.info.soft,
    parent: vars.color.danger.soft,
  },
  (background) => ({ background }),
);

export const picture = componentStyle({ display: 'block', inlineSize: '100%', maxInlineSize: '15rem' });

export const title = componentStyle([
  heading,
  {
    fontSize: vars.text.xl,
  },
]);

export const words = componentStyle({ color: vars.color.textMuted, lineHeight: vars.leading.text });
