import { column } from '../../theme/basic/column.css.ts';
import { heading } from '../../theme/basic/heading.css.ts';
import { componentGlobalStyle, componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { scrimAboveKeyboard } from '../scrim.css.ts';

const NARROW = '(max-width: 37.49rem)';
const SHORT = '(max-height: 29.99rem)';

export const scrim = componentStyle([
  scrimAboveKeyboard,
  {
    placeItems: 'center',
    padding: vars.space[4],
    '@media': { [NARROW]: { placeItems: 'end stretch', padding: 0, paddingBlockStart: vars.space[8] } },
  },
]);

export const panel = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  // Else what is too wide for a phone, such as a picture in a message, makes the dialog wider than it.
  minInlineSize: 0,
  maxBlockSize: '100%',
  minBlockSize: 0,
  color: vars.color.text,
  fontSize: vars.text.base,
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.raised,
  outline: 'none',
  transition: `translate ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    '&[data-entering]': { translate: '0 16px' },
    '&[data-exiting]': { translate: '0 8px' },
  },
  '@media': {
    '(forced-colors: active)': { border: '2px solid CanvasText' },
    [NARROW]: {
      maxInlineSize: 'none',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      selectors: { '&[data-entering], &[data-exiting]': { translate: '0 100%' } },
    },
  },
});

const width = (limit: string) => ({ maxInlineSize: limit, '@media': { [NARROW]: { maxInlineSize: 'none' } } });

export const size = componentVariants({ small: width('26rem'), medium: width('36rem'), large: width('52rem') });

export const dialog = componentStyle([
  column,
  {
    flex: '1 1 auto',
    minInlineSize: 0,
    minBlockSize: 0,
    borderRadius: 'inherit',
    outline: 'none',
    overflow: 'clip',
    // Where little height is left (a zoomed page, a phone on its side) all of it scrolls together.
    '@media': { [SHORT]: { overflow: 'auto' } },
  },
]);

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
  paddingInline: `${vars.space[6]} ${vars.space[4]}`,
});

export const title = componentStyle([
  heading,
  {
    minInlineSize: 0,
    // In line with the closing button when it is in one line.
    paddingBlock: `calc((${vars.size.target} - 1lh) / 2)`,
    fontSize: vars.text.xl,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
]);

export const body = componentStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  paddingBlockStart: vars.space[1],
  paddingInline: vars.space[6],
  lineHeight: vars.leading.text,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Not as padding: what sticks to the lower edge would stay above it, and what scrolls by would show below.
  '::after': { content: '""', display: 'block', blockSize: vars.space[6] },
  selectors: {
    '&:focus-visible': {
      outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
    },
  },
  '@media': { [SHORT]: { flex: 'none', overflow: 'visible' } },
});

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
  paddingInline: vars.space[6],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  '@media': { [NARROW]: { paddingBlockEnd: `calc(${vars.space[5]} + env(safe-area-inset-bottom, 0px))` } },
});

// On a sheet the actions lie under the thumb of either hand.
componentGlobalStyle(`${foot} > *`, { '@media': { [NARROW]: { flex: '1 1 auto' } } });
