import { column } from '../../theme/basic/column.css.ts';
import { heading } from '../../theme/basic/heading.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const PHONE = '(max-width: 37.49rem)';

export const panel = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  inlineSize: vars.size.drawer,
  // A strip of the page stays in sight: pressing it closes.
  maxInlineSize: `calc(100% - ${vars.space[10]})`,
  color: vars.color.text,
  fontSize: vars.text.base,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  outline: 'none',
  transition: `translate ${vars.motion.slow} ${vars.motion.ease}`,
  // Without a scrim its edge divides it from the page.
  selectors: {
    '&[data-width=strip]': { outline: `${vars.size.hairline} solid ${vars.color.line}` },
    '&[data-width=panel]': { inlineSize: '22.5rem' },
    '&[data-width=sheet]': { inlineSize: '25.25rem' },
    '&[data-width=wideSheet]': { inlineSize: '35rem' },
  },
  '@media': {
    [PHONE]: {
      selectors: {
        '&[data-width=strip]': { inlineSize: '100px' },
        '&[data-width=panel]': {
          insetBlockStart: 'auto',
          insetInline: 0,
          inlineSize: 'auto',
          maxInlineSize: 'none',
          maxBlockSize: '50%',
          borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
        },
        '&[data-width=panel][data-entering], &[data-width=panel][data-exiting]': { translate: '0 100%' },
      },
    },
    '(forced-colors: active)': { border: '2px solid CanvasText' },
  },
});

/** A translation is physical: `direction` turns it. */
const away = (distance: string) => ({
  '&[data-entering], &[data-exiting]': { translate: `calc(${distance} * ${vars.direction}) 0` },
});

export const side = componentVariants({
  start: {
    insetInlineStart: 0,
    borderStartEndRadius: vars.radius.dialog,
    borderEndEndRadius: vars.radius.dialog,
    selectors: away('100%'),
  },
  end: {
    insetInlineEnd: 0,
    borderStartStartRadius: vars.radius.dialog,
    borderEndStartRadius: vars.radius.dialog,
    selectors: away('-100%'),
  },
});

export const dialog = componentStyle([
  column,
  {
    flex: '1 1 auto',
    minInlineSize: 0,
    outline: 'none',
  },
]);

export const head = componentStyle([
  row,
  {
    justifyContent: 'space-between',
    gap: vars.space[2],
    minBlockSize: vars.size.header,
    paddingInline: `${vars.space[5]} ${vars.space[3]}`,
    '@media': {
      [PHONE]: { selectors: { '[data-width=strip] &': { gap: 0, paddingInline: `${vars.space[3]} 0` } } },
    },
  },
]);

export const title = componentStyle([
  heading,
  {
    fontSize: vars.text.lg,
    overflowWrap: 'anywhere',
  },
]);

export const body = componentStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  paddingInline: vars.space[5],
  paddingBlockEnd: `calc(${vars.space[6]} + env(safe-area-inset-bottom, 0px))`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [PHONE]: { selectors: { '[data-width=strip] &': { paddingInline: vars.space[2] } } } },
  selectors: {
    '&:focus-visible': {
      outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
    },
  },
});

/** Over the end of the content, which scrolls under it. */
export const foot = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    gap: vars.space[3],
    paddingInline: vars.space[5],
    paddingBlock: `${vars.space[4]} calc(${vars.space[4]} + env(safe-area-inset-bottom, 0px))`,
    borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
    '@media': { [PHONE]: { selectors: { '[data-width=strip] &': { paddingInline: vars.space[2] } } } },
  },
]);
