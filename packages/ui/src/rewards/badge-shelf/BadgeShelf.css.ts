import { heading as basicHeading } from '../../theme/basic/heading.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { strong as basicStrong } from '../../theme/basic/strong.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space[6] });

export const head = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[3]} ${vars.space[6]}`,
  },
]);

export const section = componentStyle({ display: 'grid', gap: vars.space[3] });

export const heading = componentStyle([
  basicHeading,
  {
    fontSize: vars.text.lg,
  },
]);

export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: vars.space[2],
});

export const badge = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[2],
  inlineSize: '100%',
  blockSize: '100%',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[1],
  border: `${vars.size.border} solid transparent`,
  borderRadius: vars.radius.card,
  color: vars.color.text,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-hovered]': { background: vars.color.surface, borderColor: vars.color.line },
    '&[data-pressed]': { transform: 'scale(0.97)' },
  },
});

export const title = componentStyle([
  basicStrong,
  {
    textAlign: 'center',
    textWrap: 'balance',
  },
]);

export const detail = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  textAlign: 'center',
});

export const reason = componentStyle({
  fontSize: vars.text.lg,
  fontWeight: vars.font.weightStrong,
  textWrap: 'balance',
});

export const note = componentStyle({ color: vars.color.textMuted, textWrap: 'balance' });
