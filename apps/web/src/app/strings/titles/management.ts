/** Window titles of the screens of managers, organizations and system admins, before the product's name: needed before a screen is loaded. */
export const titles = {
  home: 'خانه',
  grade: 'پایه',
} as const;
