/** Default Persian strings of `layout/`. Each can be replaced by a prop of its part. */
export const faLayout = {
  skipLink: { label: 'رفتن به متن اصلی' },
} as const;
