import { keyframes } from '@vanilla-extract/css';
import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const root = componentStyle([
  inlineRow,
  {
    position: 'relative',
    gap: vars.space[3],
    color: vars.color.textMuted,
    selectors: {
      '&[data-centred]': {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        padding: vars.space[8],
      },
    },
  },
]);

export const wheel = componentStyle({
  flexShrink: 0,
  borderStyle: 'solid',
  borderColor: vars.color.accent.soft,
  borderBlockStartColor: vars.color.accent.solid,
  borderRadius: vars.radius.full,
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animationDuration: '4s' },
    '(forced-colors: active)': { borderBlockStartColor: 'Highlight' },
  },
});

export const size = componentVariants({
  small: { inlineSize: '1.25em', blockSize: '1.25em', borderWidth: '3px' },
  medium: { inlineSize: vars.space[8], blockSize: vars.space[8], borderWidth: '4px' },
  large: { inlineSize: vars.space[16], blockSize: vars.space[16], borderWidth: '6px' },
});
