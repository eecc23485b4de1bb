/**
 * Default Persian messages of `settings/`, one object a component, so that an app loads only those it uses. Each
 * can be replaced by a prop of its component.
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
