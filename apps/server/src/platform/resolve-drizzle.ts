/**
 * Makes every start of the server and of a command a second shorter (docs/adr/0008-source-runs-as-it-is.md). Node reads a package's
 * package.json again for each import of it and within it, and that of drizzle-orm 0.45 has 179 KB: its list of exports, which is
 * one line from version 1.0 on (drizzle-team/drizzle-orm#5934). To be imported before anything that imports drizzle-orm, and to
 * be removed with 1.0.
 */
import { type ResolveFnOutput, registerHooks } from 'node:module';

const NAME = /^drizzle-orm(?:$|\/)/;
const WITHIN = '/node_modules/drizzle-orm/';

/** Where its entries are: the same for every module of this package. */
const entries = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    if (parentURL.includes(WITHIN)) {
      // All its files for imports are modules, and they name each other by relative paths.
      if (!specifier.startsWith('.') || !specifier.endsWith('.js')) return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    if (!NAME.test(specifier) || parentURL.includes('/node_modules/')) return next(specifier, context);
    const found = entries.get(specifier) ?? next(specifier, context);
    entries.set(specifier, found);
    return { ...found, shortCircuit: true };
  },
});
