/**
 * Default Persian messages of `layout/`, one object a component, so that an app loads only those it uses. Each
 * can be replaced by a prop of its component.
 */
/** The side with the menu, the account and the way out. */
export const appShell = { side: 'نوار کناری' } as const;

export const skipLink = { label: 'رفتن به متن اصلی' } as const;

export const auth = { slogan: 'مشقِ ریاضی، صفحه‌به‌صفحه با کتاب درسی' } as const;
