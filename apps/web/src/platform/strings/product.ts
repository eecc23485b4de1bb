/** Strings of the product and of its menus. */
export const product = {
  name: 'مشق',
  exit: 'خروج',
  home: 'خانه',
  course: 'درس',
  account: 'حساب کاربری',
} as const;
