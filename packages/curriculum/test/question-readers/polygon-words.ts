const counts: readonly (readonly [RegExp, number])[] = [
  [/مثلث/, 3],
  [/مربع|چهارضلعی/, 4],
  [/پنج‌ضلعی/, 5],
  [/شش‌ضلعی/, 6],
  [/هفت‌ضلعی/, 7],
  [/هشت‌ضلعی/, 8],
  [/(?<![آ-ی])نه‌ضلعی/, 9],
  [/ده‌ضلعی/, 10],
];

/** How many sides the polygon named in the words has. */
export function sidesNamed(words: string): number {
  const found = counts.find(([name]) => name.test(words));
  if (found === undefined) throw new Error(`no polygon in «${words}»`);
  return found[1];
}
