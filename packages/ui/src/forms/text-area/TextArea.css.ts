import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const area = componentStyle({
  display: 'block',
  paddingBlock: vars.space[3],
  maxBlockSize: '60dvb',
  resize: 'block',
  overflow: 'auto',
  // Grows with the text where the browser can; elsewhere it scrolls and can be drawn larger by hand.
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content', minBlockSize: '3lh', resize: 'none' } },
});
