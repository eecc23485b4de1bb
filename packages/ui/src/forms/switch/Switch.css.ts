import { note } from '../../theme/basic/note.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Words at the start of the line, the switch at its end. */
export const button = componentStyle({ justifyContent: 'space-between' });

export const track = componentStyle({
  position: 'relative',
  flex: 'none',
  inlineSize: '3em',
  blockSize: '1.75em',
  marginBlockStart: 'calc((1lh - 1.75em) / 2)',
  background: vars.color.surfaceMuted,
  border: `${vars.size.border} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.accent.line },
    '[data-selected] > &': { background: vars.color.accent.solid, borderColor: vars.color.accent.solid },
    '[data-focus-visible] > &': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    '[data-readonly] > &': { background: 'transparent', borderStyle: 'dashed' },
    '[data-disabled] > &': { opacity: 0.5 },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'ButtonText',
      selectors: {
        '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight' },
        '[data-focus-visible] > &': { outlineColor: 'Highlight' },
        '[data-disabled] > &': { borderColor: 'GrayText', opacity: 1 },
      },
    },
  },
});

/** Its place says on from off, not the color alone: off at the start of the line, on at its end. */
export const knob = componentStyle({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '0.2em',
  inlineSize: '1.05em',
  blockSize: '1.05em',
  translate: '0 -50%',
  background: vars.color.lineStrong,
  borderRadius: vars.radius.full,
  transition: `inset-inline-start ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '[data-selected] > * > &': {
      insetInlineStart: 'calc(100% - 1.25em)',
      background: vars.color.accent.onSolid,
    },
    '[data-selected]:where([data-readonly]) > * > &': { background: vars.color.accent.solid },
  },
  '@media': {
    '(forced-colors: active)': {
      background: 'ButtonText',
      selectors: { '[data-selected] > * > &': { background: 'HighlightText' } },
    },
  },
});

export const description = componentStyle([
  note,
  {
    marginBlockStart: `calc(-1 * ${vars.space[2]})`,
    paddingBlockEnd: vars.space[2],
    // Leaves the column of the switches free.
    paddingInlineEnd: `calc(3 * ${vars.text.base} + ${vars.space[3]})`,
    lineHeight: vars.leading.text,
  },
]);
