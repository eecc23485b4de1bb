/** What an app may add to the outermost element of a component; attributes that begin with `data-` go there too. */
export interface RootProps {
  /** Class names beside the component's own; rules outside cascade layers win over it. */
  className?: string | undefined;
}

/** Names of classes in one attribute; what is not there is left out. */
export const classNames = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');
