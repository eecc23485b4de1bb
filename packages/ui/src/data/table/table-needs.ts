/**
 * In CSS pixels at the browser's usual text size, and as much more as that is larger: in a place narrower than this a `Table` is
 * a stack in which each value is beside its header.
 */
export const TABLE_NEEDS = 640;
