import { basicStyle } from '../component-style.ts';

/**
 * On one line, cut where reading it ends. `text-overflow` cuts at the end of the line instead, which is in the middle of a
 * text of two scripts: a Latin name in a Persian sentence loses its beginning.
 */
export const oneLine = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  overflowWrap: 'break-word',
  whiteSpace: 'normal',
} as const;

export const ellipsis = basicStyle(oneLine);
