/** Strings of the terms and of the page of privacy. */
export const legal = {
  kinds: 'چه نگه می‌داریم',
  yours: 'حق شما',
  why: 'برای چه',
  term: 'تا کی',
  readers: 'چه کسی می‌بیند',
  privacy: 'حریم خصوصی',
  terms: 'شرایط استفاده',
} as const;
