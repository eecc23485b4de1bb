/**
 * Writes the files of Vazirmatn (Saber Rastikerdar, OFL 1.1) and the styles that name them. The first has all that Persian
 * text needs, spaces, punctuation and the signs of arithmetic too, so that a Persian page fetches one font. Run it after an update of the package `vazirmatn`: `pnpm --filter @mashq/ui fonts`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

type Range = readonly [first: number, last?: number];

/** What Persian is written with: its letters, Arabic's, marks, both sets of digits, spaces, joiners, punctuation, arithmetic. */
const PERSIAN: readonly Range[] = [
  [0x20, 0x2f],
  [0x3a, 0x40],
  [0x5b, 0x60],
  [0x7b, 0x7e],
  [0xa0],
  [0xab],
  [0xb0],
  [0xb7],
  [0xbb],
  [0xd7],
  [0xf7],
  [0x60c],
  [0x61b],
  [0x61f],
  [0x621, 0x63a],
  [0x640, 0x652],
  [0x654],
  [0x660, 0x66d],
  [0x670],
  [0x67e],
  [0x686],
  [0x698],
  [0x6a9],
  [0x6af],
  [0x6c0],
  [0x6cc],
  [0x6f0, 0x6f9],
  [0x200c, 0x2015],
  [0x2018, 0x201e],
  [0x2022],
  [0x2026],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2212],
  [0x221a],
  [0x2248],
  [0x2260],
  [0x2264, 0x2265],
];

/** Letters of other languages in the Arabic script, as names may have them, and presentation forms. */
const ARABIC: readonly Range[] = [
  [0x600, 0x60b],
  [0x60d, 0x61a],
  [0x61c, 0x61e],
  [0x620],
  [0x63b, 0x63f],
  [0x653],
  [0x655, 0x65f],
  [0x66e, 0x66f],
  [0x671, 0x67d],
  [0x67f, 0x685],
  [0x687, 0x697],
  [0x699, 0x6a8],
  [0x6aa, 0x6ae],
  [0x6b0, 0x6bf],
  [0x6c1, 0x6cb],
  [0x6cd, 0x6ef],
  [0x6fa, 0x6ff],
  [0x750, 0x77f],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
];

/** Latin letters and digits, and signs that a Persian page seldom has. */
const LATIN: readonly Range[] = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xa1, 0xaa],
  [0xac, 0xaf],
  [0xb1, 0xb6],
  [0xb8, 0xba],
  [0xbc, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x2000, 0x200b],
  [0x2016, 0x2017],
  [0x2020, 0x2021],
  [0x2030],
  [0x2044],
  [0x20ac],
  [0x2122],
  [0x2215],
];

const source = dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json'));
const font = readFileSync(join(source, 'fonts/variable/Vazirmatn[wght].ttf'));
const theme = join(import.meta.dirname, '../src/theme');

const characters = (ranges: readonly Range[]) =>
  ranges
    .map(([first, last = first]) =>
      String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, offset) => first + offset)),
    )
    .join('');

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
const unicodeRange = (ranges: readonly Range[]) =>
  ranges.map(([first, last]) => `    U+${hex(first)}${last === undefined ? '' : `-${hex(last)}`}`).join(',\n');

const faces = [];
for (const [name, holds, ranges] of [
  ['persian', 'All that Persian text and arithmetic need.', PERSIAN],
  ['arabic', 'Letters of other languages in the Arabic script.', ARABIC],
  ['latin', 'Latin letters and digits.', LATIN],
] as const) {
  const file = `vazirmatn-${name}.woff2`;
  writeFileSync(join(theme, 'fonts', file), await subsetFont(font, characters(ranges), { targetFormat: 'woff2' }));
  faces.push(`/* ${holds} */
@font-face {
  font-family: "Vazirmatn Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url("./fonts/${file}") format("woff2");
  unicode-range:
${unicodeRange(ranges)};
}
`);
}
copyFileSync(join(source, 'OFL.txt'), join(theme, 'fonts/OFL.txt'));
const head = `@layer reset, tokens, theme, tenant, base, components, utilities;

/* Written by scripts/write-fonts.ts. Vazirmatn by Saber Rastikerdar (OFL 1.1), variable, from this package. */
`;
writeFileSync(join(theme, 'fonts.css'), head + faces.join('\n'));
