import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { LEAN } from './fit-names.ts';

const lean = `${LEAN}deg`;

/** Names under the plot, one a slot. */
export const names = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  marginBlockStart: vars.space[2],
  fontSize: '0.875rem',
  fontWeight: vars.font.weightStrong,
  lineHeight: vars.leading.heading,
  color: vars.color.textMuted,
  textAlign: 'center',
  selectors: {
    '&[data-fit="turned"]': {
      blockSize: `calc(var(--longest) * sin(${lean}) + ${vars.leading.heading} * 1em * cos(${lean}))`,
    },
  },
});

export const slot = componentStyle({
  position: 'relative',
  display: 'grid',
  // A name wider than its slot stands over both sides of it alike.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  selectors: { '&[data-left-out]': { visibility: 'hidden' } },
});

export const name = componentStyle({
  selectors: {
    '[data-fit] > * > &': { inlineSize: 'max-content' },
    '[data-fit="words"] > * > &': { inlineSize: 'min-content' },
    // Its beginning is under the middle of its slot, and it leads away from it downwards.
    '[data-fit="turned"] > * > &': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: '50%',
      maxInlineSize: 'var(--longest)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      transformOrigin: `calc(50% + 50% * ${vars.direction}) 0`,
      rotate: `calc(-${lean} * ${vars.direction})`,
      translate: `calc(0.5em * ${vars.direction}) 0`,
    },
  },
});
