import { componentStyle } from '../../../theme/component-style.ts';
import { vars } from '../../../theme/contract.css.ts';

export const text = componentStyle({
  flex: '0 1 auto',
  minInlineSize: 0,
  lineHeight: vars.leading.text,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  textWrap: 'wrap',
});

export const link = componentStyle({
  position: 'relative',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});
