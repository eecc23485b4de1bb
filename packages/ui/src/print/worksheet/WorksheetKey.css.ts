import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const title = componentStyle({
  marginBlockEnd: vars.space[4],
  fontSize: '15pt',
  fontWeight: vars.font.weightHeading,
  lineHeight: vars.leading.heading,
  breakAfter: 'avoid',
});

export const sheet = componentStyle({
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
});

export const name = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlockEnd: vars.space[2],
  fontSize: '11pt',
  fontWeight: vars.font.weightStrong,
  breakAfter: 'avoid',
});

export const answers = componentStyle({
  columns: '3 44mm',
  columnGap: vars.space[6],
  fontSize: '11pt',
  // Room for fractions in a line.
  lineHeight: 2.2,
});

export const answer = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  breakInside: 'avoid',
});

export const place = componentStyle({
  flex: 'none',
  minInlineSize: '6mm',
  color: vars.color.textMuted,
  fontWeight: vars.font.weightNumber,
});
