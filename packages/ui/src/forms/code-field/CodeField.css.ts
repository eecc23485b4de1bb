import { keyframes } from '@vanilla-extract/css';
import { field } from '../../theme/basic/field.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { boxRing, fieldBorder } from '../field/box-edge.ts';

export const frame = componentStyle({ position: 'relative', inlineSize: 'fit-content', maxInlineSize: '100%' });

export const boxes = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 3.5rem)',
  gap: vars.space[2],
});

const blink = keyframes({ '50%': { opacity: 0 } });

export const box = componentStyle([
  field,
  row,
  {
    justifyContent: 'center',
    minInlineSize: 0,
    minBlockSize: `calc(${vars.size.target} + ${vars.space[3]})`,
    fontSize: vars.text.xl,
    fontWeight: vars.font.weightNumber,
    lineHeight: vars.leading.tight,
    border: `${fieldBorder} solid ${vars.color.lineStrong}`,
    selectors: {
      '&[data-filled]': { borderColor: vars.color.accent.line },
      '&[data-active]': {
        borderColor: vars.color.accent.line,
        ...boxRing,
      },
      '&[data-active]:not([data-filled])::after': {
        content: '',
        inlineSize: '2px',
        blockSize: '1.2em',
        background: vars.color.accent.text,
        borderRadius: vars.radius.full,
        animation: `${blink} 1s step-end infinite`,
      },
      '[data-invalid] &': { borderColor: vars.color.danger.line },
      '[data-readonly] &': { background: 'transparent', borderStyle: 'dashed' },
      '[data-disabled] &': {
        color: vars.color.textMuted,
        background: vars.color.surfaceMuted,
        borderColor: vars.color.line,
      },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        transition: 'none',
        selectors: { '&[data-active]:not([data-filled])::after': { animation: 'none' } },
      },
      '(forced-colors: active)': {
        selectors: {
          '&[data-active]': { outlineColor: 'Highlight' },
          '[data-disabled] &': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
]);

/** Over the boxes, all of it the target; its own text is never seen. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  paddingBlock: 0,
  paddingInline: vars.space[4],
  font: 'inherit',
  fontSize: vars.text.xl,
  color: 'transparent',
  WebkitTextFillColor: 'transparent',
  caretColor: 'transparent',
  background: 'transparent',
  border: 'none',
  outline: 'none',
  appearance: 'none',
  selectors: {
    '&::selection': { color: 'transparent', background: 'transparent' },
    // The browser's yellow of a filled-in field would cover the boxes.
    '&:-webkit-autofill': { WebkitBackgroundClip: 'text', WebkitTextFillColor: 'transparent' },
    '&:disabled': { cursor: 'not-allowed' },
  },
  // Forced colors paint even transparent text.
  '@media': { '(forced-colors: active)': { opacity: 0 } },
});
