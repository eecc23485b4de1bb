import { centered } from '../../theme/basic/centered.css.ts';
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
  error: wash(vars.color.danger.soft, vars.color.danger.line),
});

/** The mark is a seal in the strong color of its tone. */
const seal = ({ solid, onSolid }: { solid: string; onSolid: string }) => ({ background: solid, color: onSolid });

export const icon = componentVariants({
  info: seal(vars.color.info),
  success: seal(vars.color.success),
  warning: seal(vars.color.reward),
  error: seal(vars.color.danger),
});

const SEAL = '2em';

export const mark = componentStyle([
  centered,
  {
    flex: 'none',
    inlineSize: SEAL,
    blockSize: SEAL,
    borderRadius: vars.radius.full,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);

export const message = componentStyle({ display: 'flex', flex: '1 1 16rem', gap: vars.space[3], minInlineSize: 0 });

/** Its first line is beside the middle of the mark, whatever the size of the text. */
export const words = componentStyle({ flex: 1, minInlineSize: 0, paddingBlock: `calc((${SEAL} - 1lh) / 2)` });

export const title = componentStyle({ fontWeight: vars.font.weightHeading });

export const actions = componentStyle([
  row,
  {
    gap: vars.space[2],
    marginInlineStart: 'auto',
  },
]);
