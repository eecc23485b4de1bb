import { centered } from '../../theme/basic/centered.css.ts';
import { column } from '../../theme/basic/column.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { strong } from '../../theme/basic/strong.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const WIDE = '(min-width: 37.5rem)';

export const root = componentStyle([
  column,
  {
    gap: vars.space[2],
    '@media': { [WIDE]: { flexDirection: 'row', alignItems: 'center' } },
  },
]);

/** Each step but the last draws the line to the next one. */
export const step = componentStyle([
  row,
  {
    position: 'relative',
    gap: vars.space[3],
    minInlineSize: 0,
    '@media': {
      [WIDE]: {
        flex: '1 1 0',
        selectors: {
          '&:last-child': { flex: '0 1 auto' },
          '&:not(:last-child)::after': {
            content: '""',
            flex: '1 1 1rem',
            minInlineSize: '1rem',
            blockSize: vars.size.border,
            borderRadius: vars.radius.full,
            background: vars.color.line,
          },
        },
      },
      '(forced-colors: active)': { selectors: { '&:not(:last-child)::after': { background: 'CanvasText' } } },
    },
  },
]);

export const face = componentStyle([
  row,
  {
    gap: vars.space[3],
    minInlineSize: 0,
    minBlockSize: vars.size.target,
    textAlign: 'start',
  },
]);

export const back = componentStyle({
  paddingInline: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { color: vars.color.accent.onSoft, background: vars.color.accent.soft },
  },
});

export const mark = componentStyle([
  centered,
  {
    flex: 'none',
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    border: `${vars.size.border} solid`,
    borderRadius: vars.radius.full,
    fontWeight: vars.font.weightNumber,
  },
]);

export const state = componentVariants({
  done: {
    color: vars.color.success.text,
    background: vars.color.success.soft,
    borderColor: vars.color.success.line,
  },
  current: {
    color: vars.color.accent.onSolid,
    background: vars.color.accent.solid,
    borderColor: vars.color.accent.solid,
    '@media': {
      '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
    },
  },
  coming: { color: vars.color.textMuted, background: vars.color.surface, borderColor: vars.color.line },
});

export const words = componentStyle({ display: 'block', minInlineSize: 0 });

export const title = componentStyle([
  strong,
  {
    selectors: { '[aria-current="step"] &': { fontWeight: vars.font.weightHeading } },
  },
]);

export const description = componentStyle([note, { display: 'block' }]);
