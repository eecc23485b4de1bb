import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { strong } from '../../theme/basic/strong.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  strong,
  inlineRow,
  {
    // In a column too it is as wide as its words.
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    // Where a column is narrower than a word, the badge is wider than the column, not the word than its badge.
    minInlineSize: 'max-content',
    gap: vars.space[1],
    paddingInline: vars.space[3],
    paddingBlock: '2px',
    border: `${vars.size.hairline} solid transparent`,
    borderRadius: vars.radius.full,
    fontSize: vars.text.sm,
    whiteSpace: 'nowrap',
    // A phone with large text.
    '@media': { '(max-width: 19.99rem)': { minInlineSize: 0, whiteSpace: 'normal' } },
  },
]);

const pair = (color: string, background: string) => ({ color, background });

export const tone = componentVariants({
  neutral: pair(vars.color.textMuted, vars.color.surfaceMuted),
  accent: pair(vars.color.accent.onSoft, vars.color.accent.soft),
  reward: pair(vars.color.reward.text, vars.color.reward.soft),
  success: pair(vars.color.success.text, vars.color.success.soft),
  warning: pair(vars.color.reward.text, vars.color.reward.soft),
  danger: pair(vars.color.danger.text, vars.color.danger.soft),
  info: pair(vars.color.info.text, vars.color.info.soft),
  solid: pair(vars.color.accent.onSolid, vars.color.accent.solid),
});

export const icon = componentStyle({ display: 'inline-flex', flexShrink: 0, fontSize: '1.1em' });
