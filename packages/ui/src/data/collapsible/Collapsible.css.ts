import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({ minInlineSize: 0 });

/** As wide as its words, set off to the edge by its padding, so that they begin where the content does. */
export const trigger = componentStyle([
  inlineRow,
  {
    gap: vars.space[2],
    minBlockSize: vars.size.target,
    marginInline: `calc(-1 * ${vars.space[3]})`,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.control,
    color: vars.color.accent.text,
    fontWeight: vars.font.weightStrong,
    textAlign: 'start',
    selectors: {
      '&[data-hovered], &[data-pressed]': { background: vars.color.accent.soft },
      '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
  },
]);

export const chevron = componentStyle({
  flex: 'none',
  transition: `rotate ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { '[data-expanded] > * > &, [data-expanded] > &': { rotate: '180deg' } },
});

/** react-aria measures the content and gives its height; without that variable it simply opens. */
export const panel = componentStyle({
  overflow: 'clip',
  overflowClipMargin: vars.space[2],
  blockSize: 'var(--disclosure-panel-height)',
  transition: `block-size ${vars.motion.normal} ${vars.motion.ease}`,
});

export const content = componentStyle({ paddingBlockStart: vars.space[3] });
