import { note } from '../../theme/basic/note.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const THUMB = '1.75rem';
const LINE = '0.625rem';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  inlineSize: '100%',
  selectors: { '&[data-disabled]': { color: vars.color.textMuted } },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

export const label = componentStyle({ fontWeight: vars.font.weightStrong });

export const output = componentStyle({
  color: vars.color.accent.text,
  fontWeight: vars.font.weightNumber,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-disabled] > &': { color: 'inherit' } },
});

export const description = componentStyle([
  note,
  {
    gridColumn: '1 / -1',
  },
]);

/** As high as a finger, as thick as a line; half a thumb is kept free at both ends. */
export const track = componentStyle({
  position: 'relative',
  gridColumn: '1 / -1',
  blockSize: vars.size.target,
  marginInline: `calc(${THUMB} / 2)`,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      boxSizing: 'border-box',
      position: 'absolute',
      insetBlockStart: `calc(50% - ${LINE} / 2)`,
      insetInline: `calc(${THUMB} / -2)`,
      blockSize: LINE,
      border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.full,
      background: vars.color.surfaceMuted,
    },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
  },
});

export const fill = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${LINE} / 2)`,
  insetInlineStart: `calc(${THUMB} / -2)`,
  blockSize: LINE,
  boxSizing: 'content-box',
  paddingInlineEnd: `calc(${THUMB} / 2)`,
  borderStartStartRadius: vars.radius.full,
  borderEndStartRadius: vars.radius.full,
  background: vars.color.accent.solid,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const thumb = componentStyle({
  insetBlockStart: '50%',
  inlineSize: THUMB,
  blockSize: THUMB,
  border: `3px solid ${vars.color.accent.solid}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  boxShadow: `0 2px 0 ${vars.color.accent.edge}`,
  cursor: 'grab',
  selectors: {
    '&[data-hovered]': { background: vars.color.accent.soft },
    '&[data-dragging]': { cursor: 'grabbing', background: vars.color.accent.solid },
    '&[data-focus-visible]': { outline: `${vars.size.focusRing} solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { borderColor: 'ButtonText', background: 'ButtonFace' },
  },
});
