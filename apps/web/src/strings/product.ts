/** What is said of the product itself and of its frame. */
export const product = {
  name: 'مشق',
  exit: 'خروج',
  home: 'خانه',
  account: 'حساب کاربری',
  roles: {
    STUDENT: 'دانش‌آموز',
    TEACHER: 'معلم',
    MANAGER: 'مدیر مدرسه',
    ORGANIZATION: 'مدیر سازمان',
    SYS_ADMIN: 'مدیر سامانه',
  },
} as const;
