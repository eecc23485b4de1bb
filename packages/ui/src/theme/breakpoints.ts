/**
 * The widths at which a layout changes, as media conditions. 1024 px is the line of the product between a phone in one
 * hand and a desktop; the others are the points at which the horizontal menu tightens and the full-screen switch appears.
 */
export const breakpoint = {
  /** Side navigation and horizontal menu from here on; bottom bar and drawer below. */
  desktop: '(min-width: 1024px)',
  belowDesktop: '(max-width: 1023.98px)',
  /** The horizontal menu has its full spacing from here on, half of it down to 1000 px, and stands close below. */
  menuRoomy: '(min-width: 1100px)',
  menuNarrow: '(max-width: 999.98px)',
  /** The full-screen switch shows above 600 px. */
  aboveSmall: '(min-width: 600.02px)',
} as const;
