/**
 * A length that is far more than all of a box narrower than `width`, else `least`. As the least width of what is in a
 * row, it gives each a line of its own as soon as the row is narrower than that: by the box alone, without a container query.
 */
export const wholeBelow = (width: string, least: string) => `max(${least}, (${width} - 100%) * 999)`;
