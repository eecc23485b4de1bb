import { centered } from '../../theme/basic/centered.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { wrappingRow } from '../../theme/basic/wrapping-row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { figureOutdent } from '../content/BlockContent.css.ts';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `${vars.size.border} solid ${vars.color.success.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': { '(max-width: 37.49rem)': { padding: vars.space[4] } },
});

export const title = componentStyle({ fontSize: vars.text.lg, fontWeight: vars.font.weightHeading });

export const list = componentStyle({ display: 'grid', gap: vars.space[4] });

/** Number, and beside it the step on a rule that joins it to the next one. */
export const step = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'start',
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `2.4em calc(-1 * ${vars.space[3]})`,
      insetInlineStart: 'calc(1em - 1px)',
      borderInlineStart: `2px solid ${vars.color.line}`,
      '@media': { '(max-width: 37.49rem)': { display: 'none' } },
    },
  },
});

export const place = componentStyle([
  centered,
  {
    inlineSize: '2em',
    blockSize: '2em',
    borderRadius: vars.radius.full,
    background: vars.color.success.soft,
    color: vars.color.success.text,
    fontWeight: vars.font.weightNumber,
    lineHeight: 1,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);

export const content = componentStyle({
  paddingBlockStart: '0.1em',
  // A figure needs the whole width of a phone; it hides the rule beside it.
  '@media': { '(max-width: 37.49rem)': { vars: { [figureOutdent]: `calc(2em + ${vars.space[3]})` } } },
});

export const end = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.size.hairline} dashed ${vars.color.line}`,
});

export const question = componentStyle({ fontWeight: vars.font.weightStrong });

export const next = componentStyle([note]);

export const actions = componentStyle([wrappingRow, { gap: vars.space[3] }]);
