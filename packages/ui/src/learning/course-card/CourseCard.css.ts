import { centered } from '../../theme/basic/centered.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const mark = componentStyle([
  centered,
  {
    flex: 'none',
    inlineSize: '64px',
    blockSize: '64px',
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-subject="math"]': { background: vars.color.accent.soft, color: vars.color.accent.onSoft },
      '&[data-subject="science"]': { background: vars.color.success.soft, color: vars.color.success.text },
      '&[data-subject="literature"]': { background: vars.color.reward.soft, color: vars.color.reward.text },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);
