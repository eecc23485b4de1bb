import { centered } from '../../theme/basic/centered.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { TABLE_NEEDS } from '../table/table-needs.ts';

const NARROW = `m-table (max-width: ${TABLE_NEEDS / 16 - 0.01}rem)`;

export const toggle = componentStyle([
  centered,
  {
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    marginInline: 'auto',
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    outlineOffset: '-2px',
    selectors: {
      '&[data-hovered], &[data-pressed]': { color: vars.color.accent.onSoft, background: vars.color.accent.soft },
      '&[aria-expanded=true]': { color: vars.color.accent.text },
    },
  },
]);

export const arrow = componentStyle({
  transition: `rotate ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
});

export const row = componentStyle({ '@container': { [NARROW]: { display: 'block' } } });

export const details = componentStyle({
  paddingInline: vars.space[6],
  paddingBlock: vars.space[4],
  background: vars.color.surfaceMuted,
  borderBlockEnd: `${vars.size.hairline} dashed ${vars.color.line}`,
  textAlign: 'start',
  '@container': { [NARROW]: { display: 'block', paddingInline: vars.space[4] } },
});
