/** What a person is, beside the name. */
export const roleNames = {
  STUDENT: 'دانش‌آموز',
  TEACHER: 'معلم',
  MANAGER: 'مدیر مدرسه',
  ORGANIZATION: 'مدیر سازمان',
  SYS_ADMIN: 'مدیر سامانه',
} as const;
