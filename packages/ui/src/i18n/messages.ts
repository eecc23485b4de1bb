/**
 * The shape of a dictionary in which every string may be another. A default dictionary is written `as const`, whose type
 * would let its own Persian words in and no others.
 */
export type Messages<Dictionary> = {
  readonly [Key in keyof Dictionary]: Dictionary[Key] extends string
    ? string
    : Dictionary[Key] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Messages<Dictionary[Key]>;
};
