/** Strings of the product and of its menus. */
export const product = {
  name: 'مشق',
  exit: 'خروج',
  home: 'خانه',
  course: 'درس',
  account: 'حساب کاربری',
  roles: {
    STUDENT: 'دانش‌آموز',
    TEACHER: 'معلم',
    MANAGER: 'مدیر مدرسه',
    ORGANIZATION: 'مدیر سازمان',
    SYS_ADMIN: 'مدیر سامانه',
  },
} as const;
