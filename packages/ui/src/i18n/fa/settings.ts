/**
 * Default Persian strings of `settings/`, each part's by its own name: an app carries those of the parts it uses. Each
 * can be replaced by a prop of its part.
 */
export const drawer = {
  title: 'رنگ',
  presets: 'رنگ مشق',
  schemes: 'روشنی',
  light: 'روشن',
  dark: 'تیره',
  system: 'دستگاه',
  reset: 'برگرداندن رنگ',
} as const;

export const fullScreen = { enter: 'تمام صفحه', exit: 'خروج از حالت تمام صفحه' } as const;
