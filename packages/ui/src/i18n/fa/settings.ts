/** Default Persian strings of `settings/`. Each can be replaced by a prop of its part. */
export const faSettings = {
  drawer: {
    title: 'رنگ',
    presets: 'رنگ مشق',
    schemes: 'روشنی',
    light: 'روشن',
    dark: 'تیره',
    system: 'دستگاه',
    reset: 'برگرداندن رنگ',
  },
  fullScreen: { enter: 'تمام صفحه', exit: 'خروج از حالت تمام صفحه' },
} as const;
