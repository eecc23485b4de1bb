/** Walks down and up to the next multiples and takes the nearer one; from the middle the upper. */
export function nearestRound(value: number, place: number): number {
  let [low, high] = [value, value];
  while (low % place !== 0) low -= 1;
  while (high % place !== 0) high += 1;
  return value - low < high - value ? low : high;
}

const places: readonly (readonly [string, number])[] = [
  ['ده‌هزارتایی', 10_000],
  ['هزارتایی', 1000],
  ['صدتایی', 100],
  ['ده‌تایی', 10],
];

/** The places named in some words after «نزدیک‌ترین», in reading order. */
export function placesNamed(words: string): readonly number[] {
  return [...words.matchAll(/نزدیک‌ترین (\S+)/g)].flatMap(([, name = '']) =>
    places.filter(([each]) => each === name).map(([, place]) => place),
  );
}
