import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  inlineSize: '100%',
  marginInline: 'auto',
});

export const width = componentVariants({
  student: { maxInlineSize: vars.size.contentStudent },
  staff: { maxInlineSize: vars.size.contentStaff },
  reading: { maxInlineSize: '42rem' },
  full: { maxInlineSize: 'none' },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

export const words = componentStyle({ flex: '1 1 20rem', minInlineSize: 0 });

export const title = componentStyle({
  margin: 0,
  fontSize: vars.text.xxl,
  fontWeight: vars.font.weightHeading,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const subtitle = componentStyle({ margin: 0, marginBlockStart: vars.space[1], color: vars.color.textMuted });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
