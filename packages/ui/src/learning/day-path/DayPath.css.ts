import { createVar } from '@vanilla-extract/css';
import { centered } from '../../theme/basic/centered.css.ts';
import { heading } from '../../theme/basic/heading.css.ts';
import { strong } from '../../theme/basic/strong.css.ts';
import { breakpoint } from '../../theme/breakpoints.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const { accent, reward, success } = vars.color;
const ringSize = createVar();
const stopSize = createVar();
/** How far the second station is in from the first. */
const INDENT = '26px';

export const root = componentStyle({
  vars: { [ringSize]: '100px', [stopSize]: '68px' },
  '@media': {
    [breakpoint.tablet]: { vars: { [ringSize]: '112px', [stopSize]: '74px' } },
    [breakpoint.wide]: { vars: { [ringSize]: '128px', [stopSize]: '84px' } },
    [breakpoint.cramped]: { vars: { [ringSize]: '76px', [stopSize]: '56px' } },
  },
});

export const next = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${ringSize} minmax(0, 1fr)`,
  gridTemplateAreas: '"ring words" ". action"',
  columnGap: vars.space[5],
  rowGap: vars.space[3],
  paddingBlockEnd: vars.space[12],
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  // With large text on a phone the button has the whole line.
  '@media': { [breakpoint.cramped]: { gridTemplateAreas: '"ring words" "action action"', columnGap: vars.space[3] } },
});

export const ring = componentStyle([
  centered,
  { gridArea: 'ring', position: 'relative', inlineSize: ringSize, blockSize: ringSize },
]);

export const ringLine = componentStyle({ position: 'absolute', inset: 0, transform: 'rotate(-90deg)' });
export const track = componentStyle({ fill: vars.color.surface, stroke: accent.soft, strokeWidth: 7 });
export const done = componentStyle({
  fill: 'none',
  stroke: success.solid,
  strokeWidth: 7,
  strokeLinecap: 'round',
});

export const disc = componentStyle([
  centered,
  {
    position: 'relative',
    inlineSize: '72%',
    blockSize: '72%',
    marginBlockEnd: '5px',
    borderRadius: vars.radius.full,
    background: accent.solid,
    boxShadow: `0 5px 0 ${accent.edge}`,
    color: accent.onSolid,
    fontSize: `calc(${ringSize} * 0.32)`,
    // Forced colors take away the fill that the disc is known by.
    '@media': { '(forced-colors: active)': { border: '2px solid' } },
  },
]);

export const words = componentStyle({ gridArea: 'words', alignSelf: 'center', minInlineSize: 0 });

export const action = componentStyle({ gridArea: 'action', maxInlineSize: '22rem' });

export const eyebrow = componentStyle([strong, { color: accent.text, fontSize: '1rem', lineHeight: 1.5 }]);

export const title = componentStyle([
  heading,
  {
    fontSize: '1.5rem',
    overflowWrap: 'anywhere',
    '@media': { [breakpoint.tablet]: { fontSize: '1.75rem' }, [breakpoint.wide]: { fontSize: '2rem' } },
  },
]);

export const note = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: '1rem',
  lineHeight: 1.55,
  '@media': { [breakpoint.wide]: { fontSize: '1.0625rem' } },
});

export const station = componentStyle({
  position: 'relative',
  paddingBlockEnd: vars.space[12],
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const face = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: stopSize,
  paddingInlineStart: `calc((${ringSize} - ${stopSize}) / 2 - 3px)`,
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '[data-side=in] > &': { paddingInlineStart: `calc((${ringSize} - ${stopSize}) / 2 + ${INDENT})` } },
});

export const link = componentStyle({
  outline: 'none',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': {
      outline: `${vars.size.focusRing} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
});

export const stop = componentStyle([
  centered,
  {
    flexShrink: 0,
    inlineSize: stopSize,
    blockSize: stopSize,
    marginBlockEnd: vars.size.edge,
    border: '3px solid',
    borderRadius: vars.radius.full,
    fontSize: `calc(${stopSize} * 0.42)`,
    selectors: {
      '&[data-tone=reward]': {
        borderColor: reward.bright,
        background: reward.soft,
        boxShadow: `0 ${vars.size.edge} 0 ${reward.bright}`,
        color: reward.text,
      },
      '&[data-tone=success]': {
        borderColor: success.bright,
        background: vars.color.surface,
        boxShadow: `0 ${vars.size.edge} 0 ${success.bright}`,
        color: success.text,
      },
      '&[data-tone=dashed]': {
        borderStyle: 'dashed',
        borderColor: vars.color.lineStrong,
        background: vars.color.surface,
        color: vars.color.textMuted,
      },
    },
  },
]);

export const stopWords = componentStyle({ minInlineSize: 0 });
export const stopTitle = componentStyle([heading, { fontSize: '1.1875rem' }]);

export const connector = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: `calc(${stopSize} + 10px) 4px`,
  inlineSize: ringSize,
  blockSize: `calc(100% - ${stopSize} - 14px)`,
  overflow: 'visible',
  pointerEvents: 'none',
  transform: `scale(calc(${vars.direction} * -1), 1)`,
  selectors: {
    '&[data-from=next]': { insetBlockStart: `calc(${ringSize} + 8px)`, blockSize: `calc(100% - ${ringSize} - 12px)` },
  },
});

export const dots = componentStyle({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: '5px',
  strokeLinecap: 'round',
  strokeDasharray: '1 12',
  vectorEffect: 'non-scaling-stroke',
  selectors: { '[data-from=next] > &': { stroke: reward.solid } },
});
