import { row } from '../../theme/basic/row.css.ts';
import { breakpoint } from '../../theme/breakpoints.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[4],
  '@media': {
    [breakpoint.desktop]: {
      gap: vars.space[16],
      paddingBlock: vars.space[12],
      selectors: { '&[data-sheet]': { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)' } },
    },
  },
});

export const words = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space[6],
  justifyItems: 'start',
});

export const title = componentStyle({
  fontSize: vars.text.hero,
  fontWeight: '900',
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
});

/** The stroke of a reward pencil over the letters' feet, pale enough for the letters in either scheme. */
const pencil = `color-mix(in oklab, ${vars.color.reward.bright} 45%, ${vars.color.reward.soft})`;

export const mark = componentStyle({
  paddingInline: '0.1em',
  fontStyle: 'normal',
  color: vars.color.accent.text,
  background: `linear-gradient(to top, transparent 0.3em, ${pencil} 0.3em 0.7em, transparent 0.7em)`,
  boxDecorationBreak: 'clone',
  '@media': { '(forced-colors: active)': { textDecoration: 'underline' } },
});

export const lead = componentStyle({
  maxInlineSize: '34rem',
  fontSize: vars.text.lg,
  lineHeight: vars.leading.text,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

export const actions = componentStyle([
  row,
  {
    flexWrap: 'wrap',
    gap: vars.space[4],
    // One below the other on a phone: side by side they would move when the font arrives.
    '@media': { '(max-width: 37.49rem)': { flexDirection: 'column', alignItems: 'stretch' } },
  },
]);

/** A sheet of squared paper, put down a little askew where there is room for it. */
export const sheet = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  padding: vars.space[6],
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.raised,
  // The slip lies over what is at the foot of the sheet.
  selectors: { '&:has([data-corner=bottom])': { paddingBlockEnd: vars.space[12] } },
  '@media': {
    [breakpoint.desktop]: { rotate: `calc(-1.5deg * ${vars.direction})`, padding: vars.space[10] },
  },
});

/** Slips of paper over two corners of the sheet. */
export const slip = componentStyle({
  position: 'absolute',
  maxInlineSize: '80%',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weightStrong,
  boxShadow: vars.shadow.raised,
  selectors: {
    '&[data-corner=top]': {
      insetBlockStart: `calc(-1 * ${vars.space[5]})`,
      insetInlineEnd: vars.space[4],
      rotate: `calc(4deg * ${vars.direction})`,
      color: vars.color.reward.onBright,
      background: vars.color.reward.bright,
    },
    '&[data-corner=bottom]': {
      insetBlockEnd: `calc(-1 * ${vars.space[5]})`,
      insetInlineStart: vars.space[4],
      color: vars.color.text,
      background: vars.color.surfaceRaised,
    },
  },
  '@media': {
    '(forced-colors: active)': { border: `${vars.size.hairline} solid` },
    [breakpoint.desktop]: {
      selectors: {
        '&[data-corner=top]': { insetInlineEnd: 0 },
        '&[data-corner=bottom]': { insetInlineStart: `calc(-1 * ${vars.space[6]})` },
      },
    },
  },
});
