import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  row,
  {
    position: 'relative',
    flexWrap: 'wrap',
    gap: vars.space[3],
    paddingInline: vars.space[4],
    paddingBlock: vars.space[3],
    border: `${vars.size.hairline} solid transparent`,
    borderInlineStartWidth: vars.size.edge,
    borderRadius: vars.radius.control,
    color: vars.color.text,
  },
]);

const wash = (soft: string, line: string) => ({ background: soft, borderInlineStartColor: line });

export const tone = componentVariants({
  info: wash(vars.color.info.soft, vars.color.info.line),
  success: wash(vars.color.success.soft, vars.color.success.line),
  warning: wash(vars.color.reward.soft, vars.color.reward.line),
  error: wash(vars.color.danger.soft, vars.color.danger.line),
});

const ink = (color: string) => ({ color });

export const icon = componentVariants({
  info: ink(vars.color.info.text),
  success: ink(vars.color.success.text),
  warning: ink(vars.color.reward.text),
  error: ink(vars.color.danger.text),
});

/** The mark is in the middle of the first line, whatever the size of the text. */
export const mark = componentStyle([inlineRow, { blockSize: '1lh' }]);

export const message = componentStyle({ display: 'flex', flex: '1 1 16rem', gap: vars.space[3], minInlineSize: 0 });

export const words = componentStyle({ flex: 1, minInlineSize: 0 });

export const title = componentStyle({ fontWeight: vars.font.weightHeading });

export const actions = componentStyle([
  row,
  {
    gap: vars.space[2],
    marginInlineStart: 'auto',
  },
]);
