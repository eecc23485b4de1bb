import { root as card } from '../../data/card/Card.css.ts';
import { centered } from '../../theme/basic/centered.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([card, { blockSize: '100%', margin: 0, paddingBlockStart: vars.space[10] }]);

/** The mark that opens a Persian quotation, over the upper edge. */
export const mark = componentStyle([
  centered,
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: vars.space[6],
    translate: '0 -30%',
    inlineSize: vars.space[12],
    blockSize: vars.space[12],
    borderRadius: vars.radius.full,
    fontSize: vars.text.xxl,
    fontWeight: vars.font.weightHeading,
    lineHeight: 1,
    color: vars.color.reward.onBright,
    background: vars.color.reward.bright,
    userSelect: 'none',
  },
]);

export const quote = componentStyle({
  fontSize: vars.text.lg,
  lineHeight: vars.leading.text,
  textWrap: 'pretty',
});

export const speaker = componentStyle([
  row,
  {
    gap: vars.space[3],
    marginBlockStart: 'auto',
  },
]);

export const name = componentStyle({ display: 'block', fontWeight: vars.font.weightStrong });

export const caption = componentStyle([note, { display: 'block' }]);
