import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const NARROW = 'chat-panes (max-width: 47.98rem)';

export const root = componentStyle({ containerName: 'chat-panes', containerType: 'inline-size', blockSize: '100%' });

export const panes = componentStyle({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(18rem, 24rem) minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 0,
  background: vars.color.page,
  '@container': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const list = componentStyle({
  minBlockSize: 0,
  minInlineSize: 0,
  outline: 'none',
  borderInlineEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  '@container': {
    [NARROW]: { border: 'none', selectors: { [`${panes}[data-open] > &`]: { display: 'none' } } },
  },
});

export const conversation = componentStyle({
  minBlockSize: 0,
  minInlineSize: 0,
  outline: 'none',
  // What is there while none is open.
  selectors: { [`${panes}:not([data-open]) > &`]: { display: 'grid', alignContent: 'safe center' } },
  '@container': { [NARROW]: { selectors: { [`${panes}:not([data-open]) > &`]: { display: 'none' } } } },
});
