import { componentStyle } from '../../theme/component-style.ts';

export const root = componentStyle({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '16rem',
  marginInline: 'auto',
  selectors: { '&[data-size=large]': { maxInlineSize: '22rem' } },
});
