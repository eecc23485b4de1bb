import { createVar } from '@vanilla-extract/css';
import { column } from '../../../theme/basic/column.css.ts';
import { row } from '../../../theme/basic/row.css.ts';
import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';
import { docked } from '../../../theme/sheet-container.css.ts';

const rule = `2px solid ${vars.color.textMuted}`;
/** Half of the way from a label to the next. */
const reach = createVar();

export const root = componentStyle([
  row,
  {
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    marginInline: 'auto',
    vars: { [reach]: '18px' },
    fontSize: vars.text.base,
    fontWeight: vars.font.weightStrong,
    textAlign: 'center',
    '@container': { '(inline-size < 25rem)': { vars: { [reach]: '8px' }, fontSize: vars.text.sm } },
  },
]);

export const seed = componentStyle({
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: vars.radius.full,
  background: vars.color.text,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
});

export const label = componentStyle({
  paddingBlock: vars.space[1],
  paddingInline: '0.5em',
  '@container': { [docked]: { paddingBlock: 0 } },
  border: `2px solid ${vars.color.text}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
});

export const asked = componentStyle({
  minInlineSize: '3.5em',
  borderStyle: 'dashed',
  borderColor: vars.color.accent.line,
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

/** The stem out of what the branches grow from. */
export const branches = componentStyle([
  column,
  {
    position: 'relative',
    marginInlineStart: reach,
    '::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${reach})`,
      insetBlockStart: '50%',
      inlineSize: reach,
      borderBlockStart: rule,
    },
  },
]);

/** Each branch draws its own piece of the upright line: all of it, or half where it is the first or the last. */
export const branch = componentStyle([
  row,
  {
    position: 'relative',
    paddingBlock: '3px',
    paddingInlineStart: reach,
    '@container': { [docked]: { paddingBlock: '1px' } },
    '::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: 0,
      borderInlineStart: rule,
    },
    '::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '50%',
      inlineSize: reach,
      borderBlockStart: rule,
    },
    selectors: {
      '&:first-child::before': { insetBlockStart: '50%' },
      '&:last-child::before': { insetBlockEnd: '50%' },
    },
  },
]);
