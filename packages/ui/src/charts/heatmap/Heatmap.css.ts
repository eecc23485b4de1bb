import { column as basicColumn } from '../../theme/basic/column.css.ts';
import { heading } from '../../theme/basic/heading.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([basicColumn, { gap: vars.space[3], minInlineSize: 0 }]);

export const scroller = componentStyle({
  overflowX: 'auto',
  borderRadius: vars.radius.small,
});

export const table = componentStyle({
  borderCollapse: 'separate',
  borderSpacing: vars.space[1],
  inlineSize: '100%',
  fontVariantNumeric: 'normal',
});

export const title = componentStyle([heading, { fontSize: vars.text.lg }]);

export const column = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightStrong,
});

/** In view while the columns scroll. */
export const row = componentStyle([
  note,
  {
    position: 'sticky',
    insetInlineStart: 0,
    paddingInlineEnd: vars.space[3],
    background: vars.color.surface,
    fontWeight: vars.font.weightStrong,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
]);

export const cell = componentStyle({
  minInlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.small,
  fontSize: vars.text.sm,
  textAlign: 'center',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** Where nothing can be. */
export const blank = componentStyle({ border: `${vars.size.hairline} dashed ${vars.color.line}` });
