import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  color: vars.color.accent.onSoft,
  background: vars.color.accent.soft,
  fontWeight: vars.font.weightHeading,
  lineHeight: 1,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const edge = (line: string) => ({ boxShadow: `inset 0 0 0 ${vars.size.hairline} ${line}` });
const wash = ({ soft, text, line }: { soft: string; text: string; line: string }) => ({
  color: text,
  background: soft,
  ...edge(line),
});

/** People without a picture have one of these each. Not rose: that is for what needs a look. */
export const tone = componentVariants({
  accent: edge(vars.color.accent.line),
  reward: wash(vars.color.reward),
  success: wash(vars.color.success),
  info: wash(vars.color.info),
});

export const size = componentVariants({
  small: { inlineSize: vars.space[8], blockSize: vars.space[8], fontSize: vars.text.sm },
  medium: { inlineSize: vars.space[10], blockSize: vars.space[10] },
  large: { inlineSize: vars.space[16], blockSize: vars.space[16], fontSize: '1.75rem' },
  huge: { inlineSize: '6rem', blockSize: '6rem', fontSize: '2.75rem' },
});

export const picture = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
