/** Default Persian strings of `actions/`. Each can be replaced by a prop of its part. */
export const faActions = {
  button: { pending: 'صبر کن…' },
  link: { external: 'در صفحهٔ تازه باز می‌شود' },
} as const;
