/** Every amount with its unit stated in some words, in reading order. */
export function measuredIn(words: string, units: readonly string[]): readonly (readonly [number, string])[] {
  const longestFirst = [...units].sort((a, b) => b.length - a.length).join('|');
  return [
    ...words.matchAll(new RegExp(`([۰-۹][۰-۹٬]*) (${longestFirst})(?![\\u0621-\\u064a\\u06a9\\u06af\\u06cc])`, 'gu')),
  ].map(
    ([, digits = '', unit = '']) =>
      [
        Number(digits.replaceAll('٬', '').replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))),
        unit,
      ] as const,
  );
}
