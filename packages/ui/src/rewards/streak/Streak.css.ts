import { centered } from '../../theme/basic/centered.css.ts';
import { strong } from '../../theme/basic/strong.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const { reward, accent } = vars.color;

export const root = componentStyle({ display: 'grid', gap: vars.space[3] });

export const week = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: vars.space[1],
});

export const day = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  selectors: {
    '&[aria-current]': { background: accent.soft, color: accent.onSoft },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } } },
});

export const mark = componentStyle([centered, { position: 'relative', inlineSize: '100%' }]);

export const star = componentStyle({ display: 'block', inlineSize: '100%', maxInlineSize: '3.25rem' });

export const shape = componentStyle({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  selectors: {
    '&[data-state=practised]': { fill: reward.bright, stroke: reward.line, strokeWidth: 3.5 },
    '&[data-state=rested]': { fill: vars.color.surfaceMuted, stroke: vars.color.line },
    '&[data-state=today]': { stroke: accent.line, strokeWidth: 3.5 },
    '&[data-state=ahead]': { strokeDasharray: '3 5' },
  },
});

export const tick = componentStyle({ position: 'absolute', color: reward.onBright });

export const letter = componentStyle([strong]);

export const line = componentStyle({ color: vars.color.text });
