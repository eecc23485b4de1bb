import { inlineRow } from '../../../theme/basic/inline-row.css.ts';
import { wrappingRow } from '../../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { docked } from '../../../theme/sheet-container.css.ts';

export const list = componentStyle([
  wrappingRow,
  {
    justifyContent: 'center',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    fontSize: vars.text.base,
    fontWeight: vars.font.weightStrong,
    '@container': { [docked]: { gap: `${vars.space[1]} ${vars.space[3]}`, fontSize: vars.text.sm } },
  },
]);

export const item = componentStyle([inlineRow, { gap: vars.space[2] }]);

export const swatch = componentStyle({
  inlineSize: '22px',
  blockSize: '22px',
  flexShrink: 0,
  '@container': { [docked]: { inlineSize: '18px', blockSize: '18px' } },
});

/** What only holds patterns. */
export const definitions = componentStyle({ position: 'absolute', inlineSize: 0, blockSize: 0 });
