import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space[6] });

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

export const section = componentStyle({ display: 'grid', gap: vars.space[3] });

export const heading = componentStyle({
  margin: 0,
  fontSize: vars.text.lg,
  fontWeight: vars.font.weightHeading,
  lineHeight: vars.leading.heading,
});

export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
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
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-hovered]': { background: vars.color.surface, borderColor: vars.color.line },
    '&[data-pressed]': { transform: 'scale(0.97)' },
    '&[data-focus-visible]': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const title = componentStyle({
  fontWeight: vars.font.weightStrong,
  lineHeight: vars.leading.heading,
  textAlign: 'center',
  textWrap: 'balance',
});

export const detail = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  textAlign: 'center',
});

export const reason = componentStyle({
  margin: 0,
  fontSize: vars.text.lg,
  fontWeight: vars.font.weightStrong,
  textWrap: 'balance',
});

export const note = componentStyle({ margin: 0, color: vars.color.textMuted, textWrap: 'balance' });
