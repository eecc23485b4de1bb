/** Window titles of these screens, before the product's name: needed before a screen is loaded. */
export const titles = {
  report: 'گزارش من',
  performance: 'پیشرفت من',
} as const;
