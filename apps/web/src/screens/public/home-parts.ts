/** Names of the parts of the public home in an address: `/#faq` leads to the questions. */
export const homeParts = { audiences: 'audiences', features: 'features', faq: 'faq' } as const;
