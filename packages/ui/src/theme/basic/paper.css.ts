import { basicStyle } from '../component-style.ts';
import { vars } from '../contract.css.ts';

const rule = `${vars.color.grid} ${vars.size.hairline}, transparent ${vars.size.hairline}`;

/** Squared paper, ruled from the middle of the upper edge so that both sides are cut alike. */
export const paper = basicStyle({
  backgroundColor: vars.color.surface,
  backgroundImage: `linear-gradient(${rule}), linear-gradient(90deg, ${rule})`,
  backgroundPosition: 'center top',
  backgroundSize: `${vars.size.gridCell} ${vars.size.gridCell}`,
});
