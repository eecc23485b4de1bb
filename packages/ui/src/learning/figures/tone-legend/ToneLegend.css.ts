import { inlineRow } from '../../../theme/basic/inline-row.css.ts';
import { wrappingRow } from '../../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const list = componentStyle([
  wrappingRow,
  {
    justifyContent: 'center',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    fontSize: vars.text.base,
    fontWeight: vars.font.weightStrong,
  },
]);

export const item = componentStyle([inlineRow, { gap: vars.space[2] }]);

export const swatch = componentStyle({ inlineSize: '22px', blockSize: '22px', flexShrink: 0 });

/** What only holds patterns. */
export const definitions = componentStyle({ position: 'absolute', inlineSize: 0, blockSize: 0 });
