import { card } from '../../theme/basic/card.css.ts';
import { column } from '../../theme/basic/column.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([card, column]);

export const item = componentStyle({
  selectors: { '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}` } },
});

export const heading = componentStyle({
  display: 'flex',
  fontSize: vars.text.base,
  lineHeight: vars.leading.heading,
  // Clear of a bar that sticks to the upper edge.
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space[8]})`,
});

export const trigger = componentStyle([
  row,
  {
    justifyContent: 'space-between',
    gap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: `calc(${vars.size.target} + ${vars.space[2]})`,
    paddingInline: vars.space[5],
    paddingBlock: vars.space[3],
    borderRadius: vars.radius.card,
    color: vars.color.text,
    fontWeight: vars.font.weightStrong,
    textAlign: 'start',
    selectors: {
      '&[data-hovered]': { color: vars.color.accent.text },
      '&:focus-visible': {
        outlineOffset: `calc(${vars.size.focusRing} * -1)`,
      },
      '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  },
]);

export const chevron = componentStyle({
  flex: 'none',
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { '[data-expanded] > * > * > &': { rotate: '180deg' } },
});

/** react-aria measures the content and gives its height; without that variable it simply opens. */
export const panel = componentStyle({
  overflow: 'clip',
  blockSize: 'var(--disclosure-panel-height)',
  transition: `block-size ${vars.motion.normal} ${vars.motion.ease}`,
});

export const content = componentStyle({
  paddingInline: vars.space[5],
  paddingBlockEnd: vars.space[5],
  color: vars.color.textMuted,
  lineHeight: vars.leading.text,
});
