import { assignVars } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { makeTheme } from '../../theme/make-theme.ts';
import { SEEDS } from '../../theme/seeds.ts';

/** Black and gray: most schools print without color. */
const ink = assignVars(vars.color, makeTheme(SEEDS.black, { scheme: 'light', contrast: 'more' }));

export const paper = componentStyle({
  vars: ink,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[6],
  minInlineSize: 0,
  colorScheme: 'light',
  color: vars.color.text,
  // Colored parts of figures carry the question.
  printColorAdjust: 'exact',
  '@media': { print: { display: 'block' } },
});

/** A sheet: on the screen as wide as A4 where there is room, on paper without an edge. */
export const sheet = componentStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '210mm',
  minInlineSize: 0,
  paddingBlock: '12mm',
  paddingInline: 'clamp(16px, 6%, 14mm)',
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  fontSize: '12pt',
  lineHeight: 1.8,
  '@media': {
    print: {
      maxInlineSize: 'none',
      padding: 0,
      border: 'none',
      boxShadow: 'none',
      selectors: { '& + &': { breakBefore: 'page' } },
    },
  },
});
