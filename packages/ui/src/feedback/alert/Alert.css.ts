import { centered } from '../../theme/basic/centered.css.ts';
import { column } from '../../theme/basic/column.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    paddingInline: vars.space[4],
    paddingBlock: vars.space[3],
    border: `${vars.size.hairline} solid`,
    borderRadius: vars.radius.card,
    color: vars.color.text,
  },
]);

const wash = (soft: string, line: string) => ({
  background: soft,
  borderColor: `color-mix(in oklab, ${line} 40%, ${soft})`,
});

export const tone = componentVariants({
  info: wash(vars.color.info.soft, vars.color.info.line),
  success: wash(vars.color.success.soft, vars.color.success.line),
  warning: wash(vars.color.reward.soft, vars.color.reward.line),
  danger: wash(vars.color.danger.soft, vars.color.danger.line),
  reward: wash(vars.color.reward.soft, vars.color.reward.line),
});

export const icon = componentVariants({
  info: { color: vars.color.info.text },
  success: { color: vars.color.success.text },
  warning: { color: vars.color.reward.text },
  danger: { color: vars.color.danger.text },
  reward: { color: vars.color.reward.text },
});

/** As high as the mark, so that one line is beside its middle whatever the size of the text. */
const LINE = '2em';

export const mark = componentStyle([centered, { flex: 'none', blockSize: LINE }]);

export const body = componentStyle([column, { flex: 1, gap: vars.space[2], minInlineSize: 0 }]);

export const words = componentStyle({ paddingBlock: `calc((${LINE} - 1lh) / 2)` });

export const title = componentStyle({ fontWeight: vars.font.weightHeading });

/** On the last line, under the words. */
export const actions = componentStyle([wrappingRow, { gap: vars.space[2] }]);

/** In the upper corner, however long the words are; its target reaches into the padding. */
export const close = componentStyle({
  flex: 'none',
  marginBlock: `calc((${LINE} - ${vars.size.targetSmall}) / 2)`,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});
