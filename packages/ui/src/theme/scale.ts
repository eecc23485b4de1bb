/**
 * Values of the contract that no preset changes, as plain numbers: the style sheet and the designers' tokens are both made
 * of them. Lengths in CSS pixels at the browser's usual 16 px, times in milliseconds.
 */
export const SCALE = {
  font: {
    family: ['Vazirmatn Variable', 'Vazirmatn', 'Segoe UI', 'Tahoma', 'sans-serif'],
    mono: ['ui-monospace', 'Cascadia Code', 'Menlo', 'Consolas', 'monospace'],
    weightText: 400,
    weightStrong: 600,
    weightHeading: 800,
    weightNumber: 800,
  },
  text: {
    base: 16,
    /** Each size is so many steps of this ratio from the base. */
    ratio: 1.2,
    /** Persian letters lose their dots below 13 px: the scale goes down by half steps. */
    steps: { xs: -1, sm: -0.5, lg: 1, xl: 2, xxl: 3, xxxl: 4 },
    heroSteps: { least: 5, most: 7 },
  },
  leading: { text: 1.75, heading: 1.35, tight: 1.2 },
  space: { 0: 0, 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 12: 48, 16: 64, 20: 80 },
  radius: { small: 10, control: 16, card: 20, dialog: 28, full: 999 },
  motion: {
    fast: 120,
    normal: 200,
    slow: 320,
    ease: [0.2, 0.8, 0.2, 1],
    bounce: [0.34, 1.56, 0.64, 1],
  },
  size: {
    target: 48,
    targetSmall: 48,
    hairline: 1,
    border: 2,
    focusRing: 3,
    edge: 4,
    gridCell: 24,
    header: 64,
    navVertical: 280,
    navRail: 88,
    drawer: 280,
    flyout: 160,
    contentStudent: 834,
    contentStaff: 1200,
  },
} as const;
