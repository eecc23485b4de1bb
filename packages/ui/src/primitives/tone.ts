const said = new Set<string>();

/** Warns a developer, once a page, of a use that the types cannot forbid. Bundlers leave it out of a production build. */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV === 'production' || said.has(message)) return;
  said.add(message);
  // biome-ignore lint/suspicious/noConsole: the one place where the kit speaks to developers
  console.warn(`@mashq/ui: ${message}`);
}

/**
 * What something says by its color, the same in every component that has tones: `info` news, `success` done, `warning` a look is needed,
 * `danger` failed or cannot be undone, `reward` earned.
 */
export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'reward';

/** @deprecated It is `danger`. */
export type FormerTone = 'error';

/** A tone by its present name; a former one is reported to developers. */
export function presentTone<Given extends string>(given: Given, where: string): Exclude<Given, FormerTone> | 'danger' {
  if (given !== 'error') return given as Exclude<Given, FormerTone>;
  warnOnce(`${where}: the tone "error" is "danger" now. See the page “From 0.1 to 1.0” of the documentation.`);
  return 'danger';
}
