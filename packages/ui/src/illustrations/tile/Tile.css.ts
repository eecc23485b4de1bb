import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
  opacity: 0.32,
  maskImage: `linear-gradient(to bottom, ${vars.color.text}, transparent)`,
  selectors: {
    '&[data-fade=none]': { maskImage: 'none' },
    '&[data-strength=faint]': { opacity: 0.2 },
  },
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const line = componentStyle({ fill: 'none', stroke: vars.color.accent.line, strokeWidth: 1 });
