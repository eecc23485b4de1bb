import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

/** The picture is on a field of its audience's color, its lower edge on the field's. */
export const field = style({
  '@layer': {
    components: {
      display: 'grid',
      justifyItems: 'center',
      marginBlockEnd: vars.space[2],
      paddingBlockStart: vars.space[4],
      borderRadius: vars.radius.control,
      overflow: 'clip',
    },
  },
});

export const tone = styleVariants(
  {
    student: vars.color.accent.soft,
    teacher: vars.color.reward.soft,
    school: vars.color.info.soft,
    parent: vars.color.danger.soft,
  },
  (background) => ({ '@layer': { components: { background } } }),
);

export const picture = style({
  '@layer': { components: { display: 'block', inlineSize: '100%', maxInlineSize: '15rem' } },
});

export const title = style({
  '@layer': {
    components: {
      margin: 0,
      fontSize: vars.text.xl,
      fontWeight: vars.font.weightHeading,
      lineHeight: vars.leading.heading,
    },
  },
});

export const words = style({
  '@layer': { components: { margin: 0, color: vars.color.textMuted, lineHeight: vars.leading.text } },
});
