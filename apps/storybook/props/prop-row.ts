/** What a control of Storybook can set. */
export type PropValue =
  | { readonly name: 'string' | 'number' | 'boolean' | 'function' }
  | { readonly name: 'enum'; readonly value: readonly (string | number)[] }
  | { readonly name: 'other'; readonly value: string };

/** A prop of a component, as its table of props lists it. */
export interface PropRow {
  readonly name: string;
  /** The type, unions written out. */
  readonly type: string;
  /** Declarations of the kit's types that the type names. */
  readonly detail?: string;
  readonly isRequired: boolean;
  readonly description: string;
  readonly defaultValue?: string;
  readonly value: PropValue;
}

/** What the build attaches to a component. */
export interface KitDocs {
  /** The docstring of the component. */
  readonly description: string;
  readonly props: readonly PropRow[];
}
