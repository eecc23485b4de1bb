/**
 * Writes the files of Vazirmatn (Saber Rastikerdar, OFL 1.1) and the styles that name them. The first has all that Persian
 * text needs, spaces, punctuation and the signs of arithmetic too, so that a Persian page fetches one font. Run it after an update of the package `vazirmatn`: `pnpm --filter @mashq/ui fonts`.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * The faces and the letters each is for. No letter is of two faces: while the first one is loading, a browser fetches the next one that
 * has the letter too.
 */
const FACES = [
  // All that Persian text needs: both sets of digits, spaces, joiners, punctuation and arithmetic too.
  {
    name: 'persian',
    range:
      'U+20-2F, U+3A-40, U+5B-60, U+7B-7E, U+A0, U+AB, U+B0, U+B7, U+BB, U+D7, U+F7, U+60C, U+61B-655, U+660-670, U+67E, U+686, U+698, U+6A9, U+6AF, U+6C0, U+6CC, U+6F0-6F9, U+200C-203A, U+2212, U+221A, U+2248-2265',
  },
  // Of other languages in the Arabic script, as names may have them, and presentation forms.
  {
    name: 'arabic',
    range:
      'U+600-60B, U+60D-61A, U+656-65F, U+671-67D, U+67F-685, U+687-697, U+699-6A8, U+6AA-6AE, U+6B0-6BF, U+6C1-6CB, U+6CD-6EF, U+6FA-77F, U+FB50-FEFC',
  },
  // Latin letters and digits, and signs that a Persian page seldom has.
  {
    name: 'latin',
    range:
      'U+30-39, U+41-5A, U+61-7A, U+A1-AA, U+AC-AF, U+B1-B6, U+B8-BA, U+BC-D6, U+D8-F6, U+F8-FF, U+131, U+152-153, U+2BB-2DC, U+2000-200B, U+203B-206F, U+20AC, U+2122, U+2215',
  },
] as const;

const source = dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json'));
const font = readFileSync(join(source, 'fonts/variable/Vazirmatn[wght].ttf'));
const theme = join(import.meta.dirname, '../src/theme');

const codesOf = (range: string) =>
  range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  });

let sheet = `@layer reset, tokens, theme, tenant, base, components, utilities;

/* Written by scripts/write-fonts.ts. Vazirmatn by Saber Rastikerdar (OFL 1.1), variable, from this package. */
`;
for (const { name, range } of FACES) {
  const file = `vazirmatn-${name}.woff2`;
  const written = await subsetFont(font, String.fromCodePoint(...codesOf(range)), { targetFormat: 'woff2' });
  writeFileSync(join(theme, 'fonts', file), written);
  sheet += `
@font-face {
  font-family: "Vazirmatn Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url("./fonts/${file}") format("woff2");
  unicode-range: ${range};
}
`;
}
copyFileSync(join(source, 'OFL.txt'), join(theme, 'fonts/OFL.txt'));
writeFileSync(join(theme, 'fonts.css'), sheet);
execFileSync(join(import.meta.dirname, '../../../node_modules/.bin/biome'), ['format', '--write', 'fonts.css'], {
  cwd: theme,
});
