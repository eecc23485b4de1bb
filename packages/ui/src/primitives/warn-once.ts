const said = new Set<string>();

/** Warns a developer, once a page, of a use that the types cannot forbid. Bundlers leave it out of a production build. */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV === 'production' || said.has(message)) return;
  said.add(message);
  // biome-ignore lint/suspicious/noConsole: the one place where the kit speaks to developers
  console.warn(`@mashq/ui: ${message}`);
}
