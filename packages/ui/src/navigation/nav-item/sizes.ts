/** Heights of menu items in CSS pixels, of the first level and of those below it. */
export const NAV_ITEM_HEIGHT = {
  vertical: { root: 44, sub: 36 },
  mini: { root: 56, sub: 34 },
  horizontal: { root: 32, sub: 34 },
} as const;
