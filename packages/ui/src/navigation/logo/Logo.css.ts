import { inlineRow } from '../../theme/basic/inline-row.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle([
  inlineRow,
  {
    gap: '0.4em',
    minBlockSize: vars.size.target,
    borderRadius: vars.radius.small,
    color: vars.color.accent.text,
    fontWeight: 900,
    lineHeight: 1,
    textDecoration: 'none',
  },
]);

export const size = componentVariants({
  small: { fontSize: '1.25rem' },
  medium: { fontSize: '1.75rem' },
  large: { fontSize: '2.5rem' },
});

export const mark = componentStyle({ inlineSize: '1.35em', blockSize: '1.35em', flexShrink: 0 });

/** The tail of «ق» hangs low: the word is lifted so that it is in the middle of the mark to the eye. */
export const word = componentStyle({ marginBlockStart: '-0.12em' });

export const picture = componentStyle({
  blockSize: '1.6em',
  inlineSize: 'auto',
  maxInlineSize: 'min(12rem, 100%)',
  objectFit: 'contain',
});

const inDark = ':root[data-scheme="dark"] &';
const inDarkBySystem = ':root:not([data-scheme="light"]) &';
const DARK = '(prefers-color-scheme: dark)';

export const onlyInLight = componentStyle({
  selectors: { [inDark]: { display: 'none' } },
  '@media': { [DARK]: { selectors: { [inDarkBySystem]: { display: 'none' } } } },
});

export const onlyInDark = componentStyle({
  display: 'none',
  selectors: { [inDark]: { display: 'inline' } },
  '@media': { [DARK]: { selectors: { [inDarkBySystem]: { display: 'inline' } } } },
});
