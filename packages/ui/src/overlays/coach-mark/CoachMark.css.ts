import { note } from '../../theme/basic/note.css.ts';
import { strong } from '../../theme/basic/strong.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const layer = componentStyle({
  zIndex: vars.layer.overlay,
  inlineSize: `min(21rem, calc(100vi - 2 * ${vars.space[3]}))`,
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `2px solid ${vars.color.accent.solid}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  transition: `opacity ${vars.motion.normal} ${vars.motion.ease}, translate ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-placement="bottom"][data-entering]': { translate: '0 8px' },
    '&[data-placement="top"][data-entering]': { translate: '0 -8px' },
  },
});

/** The tip that touches what is meant. It is drawn pointing down, for a layer above. */
export const tip = componentStyle({
  display: 'block',
  fill: vars.color.surfaceRaised,
  stroke: vars.color.accent.solid,
  strokeWidth: 2,
  selectors: {
    '[data-placement="bottom"] &': { rotate: '180deg' },
    '[data-placement="left"] &': { rotate: '-90deg' },
    '[data-placement="right"] &': { rotate: '90deg' },
  },
});

export const body = componentStyle({ display: 'grid', gap: vars.space[3], padding: vars.space[4] });

export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  gap: vars.space[2],
});

export const text = componentStyle([strong, { margin: 0, lineHeight: vars.leading.text, textWrap: 'pretty' }]);

/** The closing button takes the layer's corner, whatever the padding. */
export const close = componentStyle({
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});

export const foot = componentStyle([wrappingRow, { alignItems: 'center', gap: vars.space[2] }]);

export const count = componentStyle([note, { marginInlineEnd: 'auto' }]);
