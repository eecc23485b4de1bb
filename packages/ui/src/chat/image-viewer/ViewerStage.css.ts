import { centered } from '../../theme/basic/centered.css.ts';
import { note } from '../../theme/basic/note.css.ts';
import { pictureGround } from '../../theme/basic/picture-ground.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const bar = componentStyle([
  row,
  {
    flex: 'none',
    gap: vars.space[1],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    background: vars.color.surface,
    borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  },
]);

export const place = componentStyle([
  note,
  {
    flex: '1 1 auto',
  },
]);

/** As wide as its widest, so that the buttons beside it stay where they are. */
export const percent = componentStyle({
  minInlineSize: '4ch',
  fontSize: vars.text.base,
  fontWeight: vars.font.weightNumber,
  textAlign: 'center',
});

export const stage = componentStyle([
  centered,
  {
    position: 'relative',
    flex: '1 1 0',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    minBlockSize: 0,
    overflow: 'hidden',
    touchAction: 'none',
    cursor: 'zoom-in',
    selectors: { '&[data-zoomed]': { cursor: 'grab' }, '&[data-zoomed]:active': { cursor: 'grabbing' } },
  },
]);

export const picture = componentStyle([
  pictureGround,
  {
    gridArea: '1 / 1',
    objectFit: 'contain',
    userSelect: 'none',
    selectors: { '&[data-status="loading"]': { opacity: 0 } },
  },
]);

export const wait = componentStyle({ gridArea: '1 / 1' });

export const failed = componentStyle([
  row,
  {
    flexDirection: 'column',
    gap: vars.space[4],
    padding: vars.space[6],
    color: vars.color.textMuted,
    textAlign: 'center',
    cursor: 'default',
  },
]);

const aside = {
  position: 'absolute',
  insetBlock: 0,
  blockSize: 'fit-content',
  marginBlock: 'auto',
  display: 'inline-flex',
} as const;

export const previous = componentStyle({ ...aside, insetInlineStart: vars.space[4] });
export const next = componentStyle({ ...aside, insetInlineEnd: vars.space[4] });

export const caption = componentStyle({
  flex: 'none',
  maxBlockSize: '6lh',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  overflow: 'auto',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.text,
  textAlign: 'center',
  background: vars.color.surface,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
});
