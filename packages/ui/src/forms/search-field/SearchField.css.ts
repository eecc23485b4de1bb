import { componentStyle } from '../../theme/component-style.ts';

export const root = componentStyle({});

/** The browser's own cross would be beside ours. */
export const input = componentStyle({ selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } });

/** Keeps its room when there is nothing to empty, so that the text does not move. */
export const clear = componentStyle({ selectors: { [`${root}[data-empty] &`]: { visibility: 'hidden' } } });
