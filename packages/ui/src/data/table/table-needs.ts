/** In CSS pixels: in a place narrower than this a `Table` is a stack in which each value is beside its header. */
export const TABLE_NEEDS = 640;
