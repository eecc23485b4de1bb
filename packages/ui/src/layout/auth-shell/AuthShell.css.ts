import { column } from '../../theme/basic/column.css.ts';
import { heading } from '../../theme/basic/heading.css.ts';
import { paper } from '../../theme/basic/paper.css.ts';
import { row } from '../../theme/basic/row.css.ts';
import { breakpoint } from '../../theme/breakpoints.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  column,
  {
    minBlockSize: '100dvb',
    background: vars.color.page,
    '@media': { [breakpoint.desktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  },
]);

/** The calm half: the product's sign and one sentence before the tile. */
export const side = componentStyle([
  column,
  {
    position: 'relative',
    justifyContent: 'space-between',
    gap: vars.space[6],
    overflow: 'clip',
    paddingInline: vars.space[4],
    paddingBlock: vars.space[3],
    '@media': {
      // As high as the window and held there: a long form does not take the sentence out of sight.
      [breakpoint.desktop]: {
        position: 'sticky',
        insetBlockStart: 0,
        alignSelf: 'start',
        minBlockSize: '100dvb',
        padding: vars.space[12],
        background: vars.color.accent.soft,
      },
    },
  },
]);

export const tile = componentStyle({
  display: 'none',
  '@media': { [breakpoint.desktop]: { display: 'block', position: 'absolute', inset: 0 } },
});

export const logo = componentStyle({ position: 'relative', alignSelf: 'flex-start' });

export const words = componentStyle({
  display: 'none',
  '@media': {
    [breakpoint.desktop]: { display: 'block', position: 'relative', maxInlineSize: '30rem' },
  },
});

export const slogan = componentStyle([
  heading,
  {
    color: vars.color.accent.onSoft,
    fontSize: vars.text.hero,
    textWrap: 'balance',
  },
]);

export const picture = componentStyle({ marginBlockEnd: vars.space[6], maxInlineSize: '24rem' });

export const main = componentStyle([
  row,
  {
    flexDirection: 'column',
    justifyContent: 'center',
    flex: '1 0 auto',
    padding: vars.space[4],
    outline: 'none',
  },
]);

export const sheet = componentStyle([
  paper,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[6],
    inlineSize: '100%',
    maxInlineSize: '28rem',
    padding: vars.space[6],
    border: `${vars.size.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.dialog,
    boxShadow: vars.shadow.card,
    '@media': { [breakpoint.desktop]: { padding: vars.space[10] } },
  },
]);

export const title = componentStyle({ fontSize: vars.text.xxl, fontWeight: vars.font.weightHeading });

export const subtitle = componentStyle({ marginBlockStart: vars.space[1], color: vars.color.textMuted });

export const below = componentStyle({ marginBlockStart: vars.space[5], textAlign: 'center' });
