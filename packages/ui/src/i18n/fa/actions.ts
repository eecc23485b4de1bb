/**
 * Default Persian messages of `actions/`. Each can be replaced by a prop of its component. The button's are separate, as every
 * screen has one.
 */
export const faButton = { pending: 'صبر کن…' } as const;

export const faLink = { external: 'در صفحهٔ تازه باز می‌شود' } as const;
