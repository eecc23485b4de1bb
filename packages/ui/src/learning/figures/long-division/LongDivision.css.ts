import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

const rule = '2.5px solid currentColor';

export const root = componentStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'center',
  // Digits keep their places and cannot wrap: large text on a phone is as large as they have room.
  fontSize: `min(${vars.text.xxl}, 9.5vw)`,
  fontWeight: vars.font.weightNumber,
  lineHeight: 1.5,
  // Forced colors lay an opaque plate behind each text, which would cover the rules close to it.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' } },
});

/** One column a digit, so that what is subtracted is under what it is taken from. */
export const work = componentStyle({ display: 'grid', gridAutoRows: '1.5em', paddingInline: '0.3em' });

export const digit = componentStyle({ textAlign: 'center' });

export const minus = componentStyle({ textAlign: 'center', fontWeight: vars.font.weightStrong });

export const subtraction = componentStyle({ borderBlockEnd: rule });

/** Clear of the rules above and below. */
const blankSize = '0.8em';

export const blankCell = componentStyle({
  justifySelf: 'end',
  alignSelf: 'center',
  fontSize: blankSize,
  lineHeight: 1,
});

export const blankQuotient = componentStyle({ display: 'block', fontSize: blankSize, lineHeight: 1 });

/** The upright bar beside the dividend with the divisor on its rule and the quotient under it. */
export const side = componentStyle({
  borderInlineStart: rule,
  display: 'grid',
  gridAutoRows: '1.5em',
  minInlineSize: '3.5em',
});

export const divisor = componentStyle({ borderBlockEnd: rule, paddingInline: '0.4em' });

export const quotient = componentStyle({ paddingInline: '0.4em', whiteSpace: 'nowrap', alignSelf: 'center' });
