const RULES: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, '[token]'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '[id]'],
  [/[?#][^\s):]*/g, ''],
  // A phone number, a national id, a long number of any digit set.
  [/\+?[0-9۰-۹٠-٩][0-9۰-۹٠-٩ -]{5,}[0-9۰-۹٠-٩]/g, '[number]'],
  // Words of the page: a name or what a child typed may be among them.
  [/[\u0600-\u06ff\u200c]+(?:\s+[\u0600-\u06ff\u200c]+)*/g, '[text]'],
];

/** Takes out of an error's text whatever may be of a person: tokens, addresses, ids, numbers, queries, Persian text. */
export function scrub(text: string): string {
  return RULES.reduce((rest, [pattern, mark]) => rest.replaceAll(pattern, mark), text);
}
