/**
 * The widths at which a layout changes, as media conditions. They are in rem, so that with larger text in the browser's settings
 * a desktop gets the layout that its words have room in. 1024 px is the line of the product between a phone in one
 * hand and a desktop; the others are the points at which the horizontal menu tightens and the full-screen switch appears.
 */
export const breakpoint = {
  /** Side navigation and horizontal menu from here on; bottom bar and drawer below. */
  desktop: '(min-width: 64rem)',
  belowDesktop: '(max-width: 63.99rem)',
  /** The horizontal menu has its full spacing from here on, half of it down to 1000 px, and stands close below. */
  menuRoomy: '(min-width: 68.75rem)',
  menuNarrow: '(max-width: 62.49rem)',
  /** A student's home has two columns from here on, and is an opened notebook from `wide` on. */
  tablet: '(min-width: 40rem)',
  wide: '(min-width: 68.75rem)',
  /** The full-screen switch shows above 600 px. */
  aboveSmall: '(min-width: 37.51rem)',
  /** The narrowest phones, and any with larger text: what is side by side takes a second line. */
  cramped: '(max-width: 21.99rem)',
  /** A phone on its side, or a window at 400 %: nothing may stand still over the little that is seen. */
  short: '(max-height: 24rem)',
} as const;
