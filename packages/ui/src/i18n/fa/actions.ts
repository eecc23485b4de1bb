/** Default Persian strings of `actions/`. Each can be replaced by a prop of its part. */
export const faActions = {
  button: { pending: 'صبر کن…' },
  copy: {
    copy: (label: string) => `کپی ${label}`,
    copied: 'کپی شد',
    failed: 'کپی نشد؛ خودتان انتخابش کنید.',
  },
  link: { external: 'در صفحهٔ تازه باز می‌شود' },
} as const;
