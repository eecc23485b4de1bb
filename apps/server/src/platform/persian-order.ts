/** How names and titles are put in order, whatever the collation of the database: پ follows ب, as in a Persian register. */
export const persianOrder = new Intl.Collator('fa', { numeric: true });
