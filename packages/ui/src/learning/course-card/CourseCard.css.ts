import { createVar } from '@vanilla-extract/css';
import { centered } from '../../theme/basic/centered.css.ts';
import { paper } from '../../theme/basic/paper.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const cover = createVar();
const spine = createVar();

export const mark = componentStyle([
  centered,
  {
    flex: 'none',
    inlineSize: '84px',
    blockSize: '104px',
    // The spine of the book.
    borderInlineStart: `10px solid ${spine}`,
    borderRadius: vars.radius.small,
    background: cover,
    boxShadow: `0 ${vars.size.edge} 0 ${spine}`,
    selectors: {
      '&[data-subject="math"]': { vars: { [cover]: vars.color.accent.solid, [spine]: vars.color.accent.edge } },
      '&[data-subject="science"]': { vars: { [cover]: vars.color.success.solid, [spine]: vars.color.success.edge } },
      '&[data-subject="literature"]': { vars: { [cover]: vars.color.reward.bright, [spine]: vars.color.reward.edge } },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);

/** The label on the cover, a piece of squared paper. */
export const label = componentStyle([
  paper,
  centered,
  {
    inlineSize: '52px',
    blockSize: '52px',
    borderRadius: vars.radius.small,
    color: vars.color.text,
    backgroundSize: '13px 13px',
  },
]);
