import { oneLine } from '../../theme/basic/ellipsis.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const head = componentStyle([
  row,
  {
    gap: vars.space[3],
    minBlockSize: vars.size.header,
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    background: vars.color.surface,
    borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  },
]);

/** Beside the list of a `ChatPanes` there is nothing to go back to. */
export const back = componentStyle({
  display: 'inline-flex',
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  '@container': { 'chat-panes (min-width: 48rem)': { display: 'none' } },
});

/** Drawn for right-to-left pages: back is to the right there. */
export const arrow = componentStyle({ scale: `${vars.direction} 1` });

export const words = componentStyle({ flex: '1 1 auto', minInlineSize: 0 });

export const title = componentStyle({
  ...oneLine,
  fontSize: vars.text.base,
  fontWeight: vars.font.weightHeading,
  lineHeight: vars.leading.heading,
});

export const subtitle = componentStyle({
  ...oneLine,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.heading,
});
