/** Window titles of the screens of sign-in, before the product's name: needed before a screen is loaded. */
export const titles = {
  login: 'ورود',
} as const;
