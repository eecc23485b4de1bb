import type { CSSProperties } from 'react';

/**
 * What an app may add to the outermost element of a component; attributes that begin with `data-` go there too. Those that begin with
 * `aria-`, and the id, go there as well, but for a field that is one control: they are of what takes its focus.
 */
export interface RootProps {
  /** Class names beside the component's own; rules outside cascade layers win over it. */
  className?: string | undefined;
  /** For what only the page knows, such as a place in its grid; colors and sizes are better a class or a variable of the theme. */
  style?: CSSProperties;
  /** Of the outermost element; of a field that is one control, of what takes its focus. */
  id?: string;
}

/** Names of classes in one attribute; what is not there is left out. */
export const classNames = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');
