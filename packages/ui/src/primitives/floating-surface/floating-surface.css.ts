import { column } from '../../theme/basic/column.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { strong } from '../../theme/basic/strong.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/**
 * What floats beside its trigger: menus, lists of a select, popovers. It comes and goes by CSS transitions on
 * react-aria's entering and exiting states; with none in force it simply appears and is gone.
 */
export const surface = componentStyle([
  column,
  {
    zIndex: vars.layer.overlay,
    minInlineSize: `max(var(--trigger-width, 0px), ${vars.size.flyout})`,
    maxInlineSize: `min(24rem, calc(100vi - 2 * ${vars.space[4]}))`,
    overflow: 'auto',
    color: vars.color.text,
    fontSize: vars.text.base,
    background: vars.color.surfaceRaised,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.raised,
    outline: 'none',
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}, translate ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0 },
      '&[data-placement="bottom"][data-entering]': { translate: '0 -8px' },
      '&[data-placement="top"][data-entering]': { translate: '0 8px' },
    },
    '@media': {
      '(forced-colors: active)': { border: '1px solid CanvasText' },
    },
  },
]);

/**
 * A surface that is a sheet at the lower edge of a phone, where a thumb reaches, over a page that is darkened. What react-aria writes
 * on the element places it beside its trigger: only an important rule is over that.
 */
export const sheet = componentStyle({
  '@media': {
    '(max-width: 37.49rem)': {
      // Doubled to win over the surface, whichever rule comes first.
      selectors: {
        '&&': {
          position: 'fixed !important' as 'fixed',
          insetBlock: 'auto 0 !important',
          insetInline: '0 !important',
          inlineSize: 'auto',
          maxInlineSize: 'none',
          maxBlockSize: `calc(100dvb - ${vars.space[10]}) !important`,
          paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
          borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
          boxShadow: `0 0 0 200vmax ${vars.color.scrim}`,
          transitionDuration: vars.motion.normal,
        },
        '&&[data-entering], &&[data-exiting]': { translate: '0 100%' },
      },
    },
  },
});

/** A list of things to choose or do inside a surface. */
export const list = componentStyle([
  column,
  {
    gap: '2px',
    padding: vars.space[2],
    outline: 'none',
    overflow: 'auto',
  },
]);

/** One line of such a list. */
export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  color: vars.color.text,
  lineHeight: vars.leading.heading,
  textDecoration: 'none',
  borderRadius: `calc(${vars.radius.card} - ${vars.space[2]})`,
  outline: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-hovered], &[data-focused], &[data-pressed], &[data-open]': {
      color: vars.color.accent.onSoft,
      background: vars.color.accent.soft,
    },
    '&[data-focus-visible]': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
    },
    '&[data-selected]': { fontWeight: vars.font.weightStrong },
    '&[data-disabled]': {
      color: vars.color.textMuted,
      background: 'transparent',
      opacity: 0.6,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-hovered], &[data-focused]': {
          color: 'HighlightText',
          background: 'Highlight',
          forcedColorAdjust: 'none',
        },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

/** The name of a group of lines. */
export const groupTitle = componentStyle([
  note,
  strong,
  {
    paddingInline: vars.space[3],
    paddingBlockStart: vars.space[3],
    paddingBlockEnd: vars.space[1],
  },
]);
