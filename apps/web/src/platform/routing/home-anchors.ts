/** Anchors of the public home page, such as `/#faq`. */
export const homeAnchors = {
  tryIt: 'try',
  report: 'report',
  audiences: 'audiences',
  features: 'features',
  faq: 'faq',
} as const;
