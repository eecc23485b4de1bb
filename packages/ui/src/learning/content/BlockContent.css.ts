import { createVar, fallbackVar } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { docked, LOW } from '../../theme/sheet-container.css.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
});

export const size = componentVariants({
  text: { gap: vars.space[3], fontSize: vars.text.base, lineHeight: vars.leading.text },
  stem: {
    gap: vars.space[5],
    fontSize: vars.text.xl,
    fontWeight: vars.font.weightHeading,
    lineHeight: vars.leading.text,
    // A story of four lines must leave room for its answer on a phone.
    '@media': { '(max-width: 37.49rem)': { gap: vars.space[2], fontSize: vars.text.lg, lineHeight: 1.5 } },
    '@container': {
      [docked]: { '@media': { [LOW]: { gap: vars.space[1], fontSize: vars.text.base, lineHeight: 1.45 } } },
    },
  },
});

/** What the question hangs on, in a text that is heavy already. */
export const strong = componentStyle({
  fontWeight: 'bolder',
  selectors: { [`${size.stem} &`]: { color: vars.color.accent.text } },
});

export const paragraph = componentStyle({ textWrap: 'pretty' });

/** A formula on a line of its own is in the middle, as it does on the page of a book. */
export const display = componentStyle({ textAlign: 'center' });

/** How far a figure reaches out at the start of its lines, where the text is indented and a phone has no room to spare. */
export const figureOutdent = createVar();

export const figure = componentStyle({
  marginInlineStart: `calc(-1 * ${fallbackVar(figureOutdent, '0px')})`,
  // The headings of a table are words that are not cut.
  overflowWrap: 'break-word',
});
