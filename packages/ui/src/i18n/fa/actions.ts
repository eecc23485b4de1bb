/**
 * Default Persian messages of `actions/`. Each can be replaced by a prop of its component. The button's are separate, as every
 * screen has one.
 */
export const faButton = { pending: 'صبر کن…' } as const;

export const faActions = {
  copy: {
    copy: (label: string) => `کپی ${label}`,
    copied: 'کپی شد',
    failed: 'کپی نشد؛ خودتان انتخابش کنید.',
  },
  link: { external: 'در صفحهٔ تازه باز می‌شود' },
} as const;
