import { column as basicColumn } from '../../theme/basic/column.css.ts';
import { inlineRow as basicInlineRow } from '../../theme/basic/inline-row.css.ts';
import { row as basicRow } from '../../theme/basic/row.css.ts';
import { breakpoint } from '../../theme/breakpoints.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  position: 'relative',
  overflow: 'clip',
  marginBlockStart: vars.space[16],
  paddingInline: vars.space[4],
  paddingBlockStart: vars.space[12],
  paddingBlockEnd: vars.space[8],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  color: vars.color.text,
  background: vars.color.accent.soft,
});

export const inner = componentStyle([
  basicColumn,
  {
    position: 'relative',
    gap: vars.space[8],
    inlineSize: '100%',
    maxInlineSize: vars.size.contentStaff,
    marginInline: 'auto',
    // Its edges are on one line with the page's.
    '@media': { [breakpoint.desktop]: { maxInlineSize: 'min(90vw, 1300px)' } },
  },
]);

export const partners = componentStyle({
  paddingBlockEnd: vars.space[8],
  borderBlockEnd: `${vars.size.hairline} dashed ${vars.color.lineStrong}`,
});

export const about = componentStyle({ maxInlineSize: '22rem', lineHeight: vars.leading.text });

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space[8],
});

/** Short words: two columns of links stand side by side on a phone too. */
export const links = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space[8],
});

export const group = componentStyle([
  basicColumn,
  {
    alignItems: 'flex-start',
    gap: vars.space[2],
  },
]);

export const heading = componentStyle({ fontSize: vars.text.base, fontWeight: vars.font.weightHeading });

export const link = componentStyle([
  basicInlineRow,
  {
    minBlockSize: vars.size.targetSmall,
    borderRadius: vars.radius.small,
    textDecoration: 'none',
    selectors: {
      '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    },
  },
]);

export const address = componentStyle({ fontStyle: 'normal' });

export const row = componentStyle([basicRow, { flexWrap: 'wrap', gap: vars.space[3] }]);

/** Social networks at the start of the line, seals at its end. */
export const ends = componentStyle([row, { justifyContent: 'space-between', gap: vars.space[6] }]);

export const icon = componentStyle({ display: 'inline-flex' });

export const seal = componentStyle([
  link,
  {
    justifyContent: 'center',
    gap: vars.space[2],
    minInlineSize: vars.space[20],
    minBlockSize: vars.space[20],
    padding: vars.space[3],
    border: `${vars.size.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    background: vars.color.surface,
    fontSize: vars.text.sm,
    fontWeight: vars.font.weightStrong,
  },
]);

export const sealPicture = componentStyle({
  display: 'block',
  maxInlineSize: '8rem',
  blockSize: vars.space[16],
  objectFit: 'contain',
});

export const social = componentStyle([
  link,
  {
    justifyContent: 'center',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    borderRadius: vars.radius.full,
    color: vars.color.accent.text,
    background: vars.color.surface,
    selectors: { '&[data-hovered]': { color: vars.color.accent.onSolid, background: vars.color.accent.solid } },
  },
]);

export const note = componentStyle({
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.size.hairline} dashed ${vars.color.lineStrong}`,
  fontSize: vars.text.sm,
});
