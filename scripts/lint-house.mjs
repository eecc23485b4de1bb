/**
 * The rules of the house that a general linter does not know. Prints each finding as file:line, and fails on any.
 * A line may be excused where it stands by `house-allow: rule – reason` on it or just above it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, TOP } from './workshop/run.mjs';

const { output } = await capture('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
const files = output
  .split('\n')
  .filter(
    (file) => /\.(ts|tsx|mjs|css|mdx|html)$/.test(file) && !/(^|\/)(dist|migrations|storybook-static)\//.test(file),
  );

const isStyle = (file) => /\.css(\.ts)?$/.test(file);
const isTest = (file) => /\.test\.tsx?$|\/(test|testing|journeys|fixtures)\//.test(file);

/** @type {{ name: string, says: string, where: (file: string) => boolean, pattern: RegExp }[]} */
const RULES = [
  {
    name: 'logical-sides',
    says: 'a physical side: use the logical property (inset-inline-start, margin-inline-end, text-align: start …)',
    where: isStyle,
    pattern:
      /\b(margin|padding|border|scrollMargin|scrollPadding)(Left|Right|Top|Bottom)\b|\bborder(Top|Bottom)(Left|Right)Radius\b|\b(left|right)['"]?\s*:\s*(['"`\d.-]|vars\b|calc)|\b(margin|padding|border)-(left|right)\b|textAlign:\s*['"](left|right)|text-align:\s*(left|right)|float:\s*['"]?(left|right)|\btranslateX\(/,
  },
  {
    name: 'theme-colours',
    says: 'a colour literal outside the theme: read a variable of the contract',
    where: (file) => isStyle(file) && !file.startsWith('packages/ui/src/theme/'),
    pattern:
      /#[0-9a-fA-F]{3,8}\b(?![\w-])|\b(rgba?|hsla?|oklch|oklab|lch|lab)\(|:\s*['"](white|black|red|green|blue|gr[ae]y)['"]/,
  },
  {
    name: 'moving-colours',
    says: 'a colour in a transition: each control would start one when the theme changes, which doubles its time',
    where: isStyle,
    pattern: /transition:\s*[`'"][^`'"]*\b(?:color|background|fill|stroke|box-shadow) /,
  },
  {
    name: 'persian-letters',
    says: 'Arabic ي or ك: write ی and ک',
    where: (file) =>
      !isTest(file) && !/(digits|normalise|fold)[\w-]*\.ts$/.test(file) && file !== 'scripts/lint-house.mjs',
    pattern: /[\u064A\u0643]/,
  },
  {
    name: 'persian-ezafe',
    says: 'the ezafe after ه is written two ways: here it is هٔ',
    where: (file) => !isTest(file) && file !== 'scripts/lint-house.mjs',
    pattern: /ه\u200Cی(?![\u0600-\u06FF\u200C])/,
  },
  {
    name: 'latin-strings',
    says: 'English in a Persian dictionary',
    where: (file) => /i18n\/fa\/.*\.ts$|apps\/web\/src\/strings\/.*\.ts$/.test(file) && !isTest(file),
    // An id is a name in an address, read by nobody.
    pattern: /(?<!\bid):\s*(\([^)]*\)\s*=>\s*)?(['"`])(?=[^\u0600-\u06FF]*\2)[^'"`]*[A-Za-z]{3,}[^'"`]*\2/,
  },
  {
    name: 'loose-rooms',
    says: 'an import between ui and state, or from an app into a package',
    where: (file) => /^packages\/(ui|state|api|curriculum)\//.test(file),
    pattern: /from '@mashq\/(web|server|storybook)|from '@mashq\/(state)(?=[/'])/,
  },
  {
    name: 'escapes',
    says: 'an escape from the type checker or a test left focused or skipped',
    where: (file) => /\.(ts|tsx)$/.test(file),
    pattern: /@ts-(ignore|nocheck|expect-error)|\bas any\b(?! other)|\b(it|test|describe)\.(only|skip|todo)\(/,
  },
];

const VAGUE = /(^|\/)(utils?|helpers?|common|misc|shared|lib)(\.\w+|\/)/;
const MACHINE = new RegExp(['/wo' + 'rk/', '/ro' + 'ot/'].join('|'));

let findings = 0;
const report = (place, says) => {
  findings += 1;
  console.error(`${place}  ${says}`);
};

for (const file of files) {
  if (VAGUE.test(file)) report(file, 'a vague name: a function lives with what it serves');
  let text;
  try {
    text = readFileSync(join(TOP, file), 'utf8');
  } catch {
    continue; // Deleted but not yet committed.
  }
  const lines = text.split('\n');
  const rules = RULES.filter((rule) => rule.where(file));
  lines.forEach((line, index) => {
    if (MACHINE.test(line)) report(`${file}:${index + 1}`, 'a path of one machine');
    for (const rule of rules) {
      const excused = `${lines[index - 1] ?? ''}\n${line}`.includes(`house-allow: ${rule.name}`);
      if (!excused && !/^\s*(\/\/|\*|\/\*)/.test(line) && rule.pattern.test(line))
        report(`${file}:${index + 1}`, `${rule.name}: ${rule.says}`);
    }
  });
}

if (findings > 0) {
  console.error(`\n${findings} finding${findings === 1 ? '' : 's'}`);
  process.exit(1);
}
console.log(`The house rules hold in ${files.length} files.`);
