import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  minInlineSize: 0,
  padding: vars.space[1],
  color: vars.color.text,
  background: vars.color.surface,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

const BETWEEN = vars.space[2];

export const bar = componentStyle([inlineRow, { display: 'flex', gap: BETWEEN, minInlineSize: 0 }]);

/** A line keeps it from the group before. */
export const group = componentStyle([
  inlineRow,
  {
    flex: 'none',
    gap: '2px',
    selectors: {
      '& + &': { paddingInlineStart: BETWEEN, borderInlineStart: `${vars.size.hairline} solid ${vars.color.line}` },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '& + &': { borderInlineStartColor: 'CanvasText' } } },
    },
  },
]);

export const action = componentStyle([
  inlineRow,
  {
    justifyContent: 'center',
    flex: 'none',
    gap: vars.space[2],
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.target,
    paddingInline: vars.space[2],
    color: vars.color.text,
    fontSize: vars.text.base,
    fontWeight: vars.font.weightStrong,
    lineHeight: vars.leading.tight,
    whiteSpace: 'nowrap',
    borderRadius: vars.radius.small,
    outlineOffset: '-2px',
    userSelect: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.surfaceMuted },
      '&[data-pressed], &[aria-expanded="true"]': {
        color: vars.color.accent.onSoft,
        background: vars.color.accent.soft,
      },
      // An edge too: color alone would not tell.
      '&[data-selected]': {
        color: vars.color.accent.onSoft,
        background: vars.color.accent.soft,
        boxShadow: `inset 0 0 0 ${vars.size.border} ${vars.color.accent.line}`,
      },
      '&[data-danger]': { color: vars.color.danger.text },
      '&[data-danger]:is([data-hovered], [data-pressed])': { background: vars.color.danger.soft },
      '&[data-disabled]': { color: vars.color.textMuted, opacity: 0.5, cursor: 'not-allowed', background: 'none' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
          '&[data-disabled]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  },
]);

export const icon = componentStyle({ display: 'inline-flex', flex: 'none', fontSize: '1.25em' });

/** The button of what does not fit; without such a thing it takes no room, and its width is known all the same. */
export const more = componentStyle({
  flex: 'none',
  marginInlineStart: 'auto',
  selectors: { '&[data-idle]': { position: 'absolute', visibility: 'hidden' } },
});
