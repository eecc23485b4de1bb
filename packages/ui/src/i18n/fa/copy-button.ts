/** Default Persian messages of `CopyButton`, apart from those of the link, which every screen loads. */
export const faCopy = {
  copy: (label: string) => `کپی ${label}`,
  copied: 'کپی شد',
  failed: 'کپی نشد؛ خودتان انتخابش کنید.',
} as const;
