import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = componentStyle({
  display: 'grid',
  gridAutoRows: 'minmax(1.5em, auto)',
  justifyContent: 'center',
  alignItems: 'center',
  // Digits keep their places and cannot wrap: large text on a phone is as large as they have room.
  fontSize: `min(${vars.text.xxl}, 9.5vw)`,
  fontWeight: vars.font.weightNumber,
  lineHeight: 1.5,
  // Forced colors lay an opaque plate behind each text, which would cover the rules close to it.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' } },
});

export const digit = componentStyle({ position: 'relative', textAlign: 'center' });

/** Hangs on the edge between two places and takes no room of its own: factors have their marks in different places. */
export const mark = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: 0,
  display: 'grid',
  justifyContent: 'center',
});

export const carry = componentStyle({
  fontSize: '0.58em',
  lineHeight: 1,
  alignSelf: 'end',
  justifySelf: 'center',
  color: vars.color.accent.text,
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

export const struck = componentStyle({
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInline: '-0.12em',
    borderBlockStart: `2.5px solid ${vars.color.accent.line}`,
    rotate: '-55deg',
  },
  '@media': { '(forced-colors: active)': { '::after': { borderColor: 'CanvasText' } } },
});

export const sign = componentStyle({ gridColumn: 1, textAlign: 'center', fontWeight: vars.font.weightStrong });

export const rule = componentStyle({
  gridColumn: '1 / -1',
  alignSelf: 'end',
  blockSize: 0,
  borderBlockEnd: '2.5px solid currentColor',
});

const boxed = {
  boxSizing: 'border-box',
  display: 'block',
  blockSize: '0.92em',
  border: `${vars.size.border} dashed ${vars.color.accent.line}`,
  borderRadius: `min(${vars.radius.small}, 0.24em)`,
  background: vars.color.surface,
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText', background: 'Canvas' } },
} as const;

export const box = componentStyle({ ...boxed, inlineSize: '0.7em', marginInline: 'auto' });

export const wideBox = componentStyle({ ...boxed, inlineSize: '2em', gridColumn: '1 / -1', justifySelf: 'end' });
