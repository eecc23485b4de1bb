/** Strings of the product and of its menus. */
export const product = {
  name: 'مشق',
  exit: 'خروج',
  home: 'خانه',
  course: 'درس',
  /** At the head of what is printed. */
  printed: (at: string) => `چاپ: ${at}`,
  account: 'حساب کاربری',
  /** A group of the menu; the menu leaves out what is named as the account itself. */
  accountGroup: 'حساب',
  exitAccount: 'خروج از حساب',
} as const;
