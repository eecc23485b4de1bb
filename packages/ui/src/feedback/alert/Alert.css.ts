import { globalLayer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER_ORDER } from '../../theme/layers.ts';

globalLayer(LAYER_ORDER);

export const root = style({
  '@layer': {
    components: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space[3],
      paddingInline: vars.space[4],
      paddingBlock: vars.space[3],
      border: `${vars.size.hairline} solid transparent`,
      borderInlineStartWidth: vars.size.edge,
      borderRadius: vars.radius.control,
      color: vars.color.text,
    },
  },
});

const wash = (soft: string, line: string) => ({
  '@layer': { components: { background: soft, borderInlineStartColor: line } },
});

export const tone = styleVariants({
  info: wash(vars.color.info.soft, vars.color.info.line),
  success: wash(vars.color.success.soft, vars.color.success.line),
  warning: wash(vars.color.reward.soft, vars.color.reward.line),
  error: wash(vars.color.danger.soft, vars.color.danger.line),
});

const ink = (color: string) => ({ '@layer': { components: { color } } });

export const icon = styleVariants({
  info: ink(vars.color.info.text),
  success: ink(vars.color.success.text),
  warning: ink(vars.color.reward.text),
  error: ink(vars.color.danger.text),
});

/** The mark is in the middle of the first line, whatever the size of the text. */
export const mark = style({
  '@layer': { components: { display: 'inline-flex', alignItems: 'center', blockSize: '1lh' } },
});

export const message = style({
  '@layer': { components: { display: 'flex', flex: '1 1 16rem', gap: vars.space[3], minInlineSize: 0 } },
});

export const words = style({ '@layer': { components: { flex: 1, minInlineSize: 0 } } });

export const title = style({ '@layer': { components: { fontWeight: vars.font.weightHeading } } });

export const actions = style({
  '@layer': { components: { display: 'flex', alignItems: 'center', gap: vars.space[2], marginInlineStart: 'auto' } },
});
