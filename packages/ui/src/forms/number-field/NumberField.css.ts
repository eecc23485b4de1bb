import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** As wide as a number needs, not as the page. */
export const stepped = componentStyle({ maxInlineSize: '16rem' });

export const input = componentStyle({
  fontSize: vars.text.lg,
  fontWeight: vars.font.weightNumber,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  paddingInline: vars.space[2],
});

export const stepper = componentStyle({ color: vars.color.accent.text });

export const unit = componentStyle({ fontSize: vars.text.sm });
