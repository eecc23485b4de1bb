import { keyframes } from '@vanilla-extract/css';
import { centered } from '../../theme/basic/centered.css.ts';
import { heading } from '../../theme/basic/heading.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space[3] });

export const box = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  border: `${vars.size.border} solid`,
  borderRadius: vars.radius.card,
  lineHeight: vars.leading.text,
});

const face = ({ soft, line, text }: { soft: string; line: string; text: string }) => ({
  box: { background: soft, borderColor: line },
  text: { color: text },
});

const { accent, success, reward, info } = vars.color;
const FACES = {
  right: face(success),
  // No answer of a child is a failure.
  wrong: face(reward),
  partial: face(reward),
  invalid: face(info),
  stored: face({ soft: accent.soft, line: accent.line, text: accent.onSoft }),
};

export const boxTone = componentVariants(FACES, ({ box: tone }) => tone);
export const wordTone = componentVariants(FACES, ({ text: tone }) => tone);

/** Its first line is beside the middle of the mark. */
export const words = componentStyle({ flex: 1, minInlineSize: 0, paddingBlockStart: '0.3em' });

export const word = componentStyle([
  heading,
  {
    fontSize: vars.text.lg,
  },
]);

export const message = componentStyle({ marginBlockStart: vars.space[1], color: vars.color.text });

const peekUp = keyframes({ from: { transform: 'translateY(100%)' }, '70%': { transform: 'translateY(-6%)' } });

/** It looks over the edge of the box below it: what is behind the box is not drawn. */
export const mascot = componentStyle({
  display: 'flex',
  justifyContent: 'end',
  overflow: 'hidden',
  paddingInline: vars.space[6],
  marginBlockEnd: `calc(-1 * ${vars.space[1]} - ${vars.size.border})`,
});

export const peek = componentStyle({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${peekUp} 320ms 200ms ${vars.motion.ease} both` },
  },
});

const hop = keyframes({
  '0%': { transform: 'scale(0.4)' },
  '45%': { transform: 'scale(1.25) rotate(-8deg)' },
  '70%': { transform: 'scale(0.92) rotate(4deg)' },
  '100%': { transform: 'none' },
});

export const mark = componentStyle([
  centered,
  {
    flex: 'none',
    inlineSize: '2.25em',
    blockSize: '2.25em',
    borderRadius: vars.radius.full,
    '@media': { '(forced-colors: active)': { border: '2px solid CanvasText' } },
  },
]);

const seal = ({ solid, onSolid }: { solid: string; onSolid: string }) => ({ background: solid, color: onSolid });

export const markTone = componentVariants({
  right: seal(success),
  wrong: seal(reward),
  partial: seal(reward),
  invalid: seal(info),
  stored: seal(accent),
});

/** A right answer bounces, once. */
export const bounce = componentStyle({
  animation: `${hop} ${vars.motion.slow} ${vars.motion.bounce} both`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
