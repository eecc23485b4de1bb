/** Window titles of these screens, before the product's name: needed before a screen is loaded. */
export const titles = {
  register: 'ثبت‌نام',
  forgotPassword: 'رمز تازه',
} as const;
