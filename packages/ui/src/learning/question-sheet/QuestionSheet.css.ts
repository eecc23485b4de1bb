import { fallbackVar } from '@vanilla-extract/css';
import { card } from '../../theme/basic/card.css.ts';
import { column } from '../../theme/basic/column.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { beside, docked, LOW, sheetRoot } from '../../theme/sheet-container.css.ts';
import { boxScrollMargin } from '../answers/answer-box/box-scroll-margin.css.ts';
import { doneBackground, doneColor, doneEdge, keyHeight } from '../number-pad/NumberPad.css.ts';

/** A phone held upright: high enough for a pad that stays at its foot. Zoomed-in desks and phones on their side are not. */
const HIGH = '(min-height: 40rem)';

export const root = componentStyle({
  containerName: sheetRoot,
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: '1040px',
  marginInline: 'auto',
  scrollMarginBlockStart: vars.size.header,
});

export const layout = componentStyle([
  column,
  {
    gap: vars.space[4],
    '@container': {
      [docked]: {
        '@media': {
          [HIGH]: {
            selectors: {
              '[data-pad="open"] > &': {
                // Under a short question too the pad lies at the foot of the screen.
                minBlockSize: `calc(100dvb - ${vars.size.header} - ${vars.space[10]})`,
                // A box that is written in shows above it.
                vars: { [boxScrollMargin]: '288px' },
              },
            },
          },
        },
      },
      [beside]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) clamp(248px, 29%, 300px)',
        alignItems: 'start',
        gap: vars.space[6],
      },
    },
  },
]);

const ruled = (angle: string) =>
  `linear-gradient(${angle}, ${vars.color.grid} ${vars.size.hairline}, transparent ${vars.size.hairline})`;

export const sheet = componentStyle([
  column,
  {
    gap: vars.space[5],
    minInlineSize: 0,
    paddingBlock: vars.space[5],
    paddingInline: vars.space[5],
    border: `${vars.size.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.dialog,
    backgroundColor: vars.color.surface,
    backgroundImage: `${ruled('90deg')}, ${ruled('180deg')}`,
    backgroundSize: `${vars.size.gridCell} ${vars.size.gridCell}`,
    backgroundPosition: '-1px -1px',
    boxShadow: vars.shadow.card,
    '@container': {
      // Figure, answer and pad share one screen.
      [docked]: {
        gap: vars.space[2],
        paddingBlock: vars.space[2],
        paddingInline: vars.space[4],
        '@media': {
          [LOW]: { gap: vars.space[1] },
          [HIGH]: { selectors: { '&:has([data-settled])': { minBlockSize: 'calc(100dvb - 48px)' } } },
        },
      },
      [beside]: {
        gap: vars.space[6],
        minBlockSize: 'min(440px, 60dvb)',
        paddingBlock: vars.space[8],
        paddingInline: vars.space[10],
      },
    },
  },
]);

/** What has to be seen together: the question, its figure, the answer. */
export const stage = componentStyle([
  column,
  {
    gap: 'inherit',
    minInlineSize: 0,
    '@container': { [beside]: { flex: '1 1 auto' } },
  },
]);

/** Where the question comes from, and what helps to read it. */
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  '@container': {
    [docked]: { flexWrap: 'nowrap', minBlockSize: vars.size.target, '@media': { [LOW]: { display: 'contents' } } },
  },
});

/** Of the place only the skill, where the question needs the room. */
export const wider = componentStyle({ '@container': { [docked]: { display: 'none' } } });

export const place = componentStyle({
  maxInlineSize: '100%',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  // Round at the ends of one line; two lines of large text keep the corners of one.
  borderRadius: `calc(0.5lh + ${vars.space[1]})`,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightStrong,
  '@container': {
    [docked]: {
      minInlineSize: 0,
      marginInlineEnd: 'auto',
      paddingBlock: 0,
      overflow: 'hidden',
      fontSize: vars.text.xs,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      // It is still read.
      '@media': {
        [LOW]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', padding: 0, clipPath: 'inset(50%)' },
      },
    },
  },
});

export const figure = componentStyle({ inlineSize: '100%', minInlineSize: 0, marginInline: 'auto' });

export const answer = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `${vars.space[4]} ${vars.space[5]}`,
    minInlineSize: 0,
    paddingBlock: vars.space[3],
    // Under a short question the room above and below is alike.
    '@container': { [beside]: { marginBlock: 'auto' }, [docked]: { paddingBlock: vars.space[1] } },
  },
]);

export const lead = componentStyle({ minInlineSize: 0, fontSize: vars.text.xxl });

export const input = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  selectors: { '[dir="ltr"] > &': { flexGrow: 0 } },
});

/**
 * What came of the answer, and what can be done now. On a phone it takes the place that the pad had, whatever the question's height,
 * so that nothing above it moves.
 */
export const foot = componentStyle([
  column,
  {
    gap: 'inherit',
    minInlineSize: 0,
    '@container': {
      [docked]: {
        '@media': {
          [HIGH]: {
            selectors: {
              '&[data-settled]': {
                position: 'sticky',
                insetBlockEnd: 0,
                zIndex: vars.layer.sticky,
                gap: vars.space[2],
                marginBlockStart: 'auto',
                marginInline: `calc(-1 * ${vars.space[4]})`,
                marginBlockEnd: `calc(-1 * ${vars.space[2]})`,
                padding: vars.space[3],
                paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
                borderBlockStart: `3px solid ${vars.color.accent.line}`,
                borderStartStartRadius: vars.radius.dialog,
                borderStartEndRadius: vars.radius.dialog,
                background: vars.color.surfaceRaised,
              },
              '&[data-settled="right"]': {
                background: vars.color.success.soft,
                borderColor: vars.color.success.line,
              },
              '&:is([data-settled="wrong"], [data-settled="partial"])': {
                background: vars.color.reward.soft,
                borderColor: vars.color.reward.line,
              },
            },
          },
        },
      },
    },
  },
]);

/** The mascot looks over the bar from a place that is kept free under the answer; where there was no pad there is no such place. */
componentGlobalStyle(`[data-pad="closed"] ${foot}[data-settled] [data-peek]`, {
  '@container': {
    [docked]: {
      '@media': {
        [HIGH]: {
          position: 'absolute',
          insetBlockEnd: '100%',
          insetInlineEnd: vars.space[4],
          marginBlockEnd: '-3px',
          pointerEvents: 'none',
        },
      },
    },
  },
});

componentGlobalStyle(`[data-pad="closed"] ${stage}:has(~ * [data-peek])`, {
  '@container': { [docked]: { '@media': { [HIGH]: { paddingBlockEnd: '56px' } } } },
});

/** The bar is the box of the verdict. */
componentGlobalStyle(`${foot}[data-settled] [data-verdict]`, {
  '@container': {
    [docked]: { '@media': { [HIGH]: { padding: 0, border: 0, background: 'none' } } },
  },
});

export const said = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  selectors: { '&:empty': { display: 'contents' } },
});

export const note = componentStyle({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `${vars.size.border} solid ${vars.color.info.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.info.soft,
  color: vars.color.info.text,
  fontWeight: vars.font.weightStrong,
});

/** A column of its own beside the sheet; under it, its parts belong to the page's one column. */
export const side = componentStyle({
  display: 'contents',
  '@container': { [beside]: { display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 } },
});

export const meter = componentStyle([
  card,
  {
    paddingBlock: vars.space[4],
    paddingInline: vars.space[5],
    boxShadow: vars.shadow.card,
    '@container': { [docked]: { order: 2 } },
  },
]);

/** On a phone the sheet reaches both edges of the window: what is under it keeps the distance its own content has. */
export const hints = componentStyle({
  '@container': {
    [docked]: {
      order: 1,
      paddingInline: vars.space[4],
      '@media': {
        [HIGH]: {
          selectors: {
            // Where the pad was, and no higher than leaves the question in view.
            '&[data-docked]': {
              // What is opened shows above the button at their foot, and the page stays where it is.
              vars: { [boxScrollMargin]: '88px' },
              position: 'sticky',
              insetBlockEnd: 0,
              zIndex: vars.layer.sticky,
              order: 3,
              maxBlockSize: '52dvb',
              marginBlockStart: 'auto',
              overflowY: 'auto',
              overscrollBehavior: 'contain',
              borderBlockStart: `3px solid ${vars.color.accent.line}`,
              borderStartStartRadius: vars.radius.dialog,
              borderStartEndRadius: vars.radius.dialog,
              background: vars.color.surfaceRaised,
              boxShadow: vars.shadow.raised,
            },
          },
        },
      },
    },
  },
});

// What takes the focus under the sheet is scrolled to above the pad.
componentGlobalStyle(`${hints} :is(a, button)`, { scrollMarginBlockEnd: fallbackVar(boxScrollMargin, vars.space[6]) });

const barOfHints = {
  position: 'sticky',
  zIndex: 1,
  background: vars.color.surfaceRaised,
} as const;

export const hintsHead = componentStyle([
  row,
  { ...barOfHints, insetBlockStart: 0, gap: vars.space[2], paddingBlock: vars.space[1], color: vars.color.accent.text },
]);

export const hintsTitle = componentStyle({
  flex: '1 1 auto',
  margin: 0,
  color: vars.color.text,
  fontSize: vars.text.base,
  fontWeight: vars.font.weightStrong,
});

export const hintsFoot = componentStyle({
  ...barOfHints,
  insetBlockEnd: 0,
  paddingBlockStart: vars.space[3],
  paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
});

export const pad = componentStyle({
  '@container': {
    [beside]: { vars: { [keyHeight]: '58px' } },
    [docked]: {
      order: 3,
      vars: {
        [doneBackground]: vars.color.accent.solid,
        [doneColor]: vars.color.accent.onSolid,
        [doneEdge]: vars.color.accent.edge,
      },
      selectors: { '[data-pad="closed"] &': { display: 'none' } },
      '@media': {
        // With its lower edge a key is still as large as a target.
        [LOW]: { vars: { [keyHeight]: `calc(${vars.size.target} - ${vars.size.edge})` } },
        [HIGH]: {
          position: 'sticky',
          insetBlockEnd: 0,
          marginBlockStart: 'auto',
          zIndex: vars.layer.sticky,
          paddingInline: vars.space[3],
          paddingBlockStart: vars.space[2],
          paddingBlockEnd: `max(${vars.space[1]}, env(safe-area-inset-bottom))`,
          borderStartStartRadius: vars.radius.card,
          borderStartEndRadius: vars.radius.card,
          background: vars.color.surfaceRaised,
          boxShadow: vars.shadow.raised,
        },
      },
    },
  },
});
