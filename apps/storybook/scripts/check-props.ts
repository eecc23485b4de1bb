/**
 * Holds the tables of props against the source: every component that a story is about has one, every row has a type, no type
 * is a name that nothing explains, unions of literals are written out, and every option that is on or off has its default. Each
 * component also has its advice in English, and the words that the sidebar's search finds it by.
 * Runs before the stories; alone: `node scripts/check-props.ts`.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { searchName } from '../.storybook/search-names.ts';
import { KIT, KitTypes } from '../props/kit-types.ts';
import type { KitDocs, PropRow } from '../props/prop-row.ts';
import { PropReader, TYPE_NAMES, withoutComments } from '../props/read-props.ts';

const APP = join(import.meta.dirname, '..');

/** Types of React, of the browser and of the language that readers know or find there. */
const KNOWN = new Set(
  'ReactNode ReactElement CSSProperties Ref RefObject ComponentProps Date File Iterable Promise Partial Readonly ReadonlyMap ReadonlySet FormData Record Pick Omit Exclude Element PressEvent Blob Intl URL'.split(
    ' ',
  ),
);

function rowFaults({ name, type, detail, isRequired, defaultValue, description }: PropRow): string[] {
  const faults: string[] = [];
  if (type === '' || type === 'any' || type === 'never') faults.push(`${name} has no type`);
  const code = withoutComments(type).replaceAll(/'[^']*'/g, "''");
  for (const word of new Set(code.match(TYPE_NAMES))) {
    const isExplained = new RegExp(`^(?:interface|type) ${word}\\b`, 'm').test(detail ?? '');
    if (isExplained || KNOWN.has(word) || /^HTML|^SVG|^Value$|^Row$|^Props$|^Item$|^Key$/.test(word)) continue;
    faults.push(`${name}: nothing says what ${word} is`);
  }
  // What the parent keeps has no default; what it begins with otherwise is a prop of its own.
  const isKept = name.startsWith('aria-') || description.includes('when the parent keeps it');
  const isSwitch = !isRequired && type === 'boolean' && !isKept;
  if (isSwitch && defaultValue === undefined) faults.push(`${name} has no default`);
  if (/messagesFor\(/.test(defaultValue ?? ''))
    faults.push(`${name}: the default is code, its words belong in @default`);
  return faults;
}

const subcomponentsOf = (code: string) =>
  (/^ {2}subcomponents: \{([^}]*)\}/m.exec(code)?.[1] ?? '').split(',').flatMap((one) => /\w+/.exec(one) ?? []);

/** Names with advice in English: `docs/en/components`. */
const advised = () =>
  new Set(
    globSync('docs/en/components/*.md', { cwd: APP }).flatMap((file) =>
      [...readFileSync(join(APP, file), 'utf8').matchAll(/^## (.+)$/gm)].map(([, name]) => name),
    ),
  );

/** What the sidebar calls the stories of a file: in Persian, or by a component's name, which then has its Persian words. */
function hasPersianName(file: string): boolean {
  const [, title = ''] = /^ {2}title: '(?:[^']*\/)?([^'/]+)'/m.exec(readFileSync(file, 'utf8')) ?? [];
  return /\p{Script=Arabic}/u.test(searchName(title) ?? title);
}

/** The components that a file of stories is about, with the module each comes from. */
function subjects(file: string): { name: string; module: string }[] {
  const code = readFileSync(file, 'utf8');
  const [, subject = ''] = /^ {2}component: (\w+)/m.exec(code) ?? [];
  // An example that the stories make of several parts has no props of its own: those of its parts are listed.
  const isExample = new RegExp(`^(?:function|const) ${subject}\\b`, 'm').test(code);
  const named = [...(isExample ? [] : [subject]), ...subcomponentsOf(code)];
  if (named.length === 0) return [{ name: subject, module: file }];
  return named.map((name) => {
    const [, path] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(code) ?? [];
    return { name, module: path === undefined ? file : join(dirname(file), path) };
  });
}

/** @returns Counts for the totals, and each fault as a line. */
export function checkProps(): { passed: number; failures: string[] } {
  const types = new KitTypes();
  const reader = new PropReader(types);
  const docs = new Map<string, Map<string, KitDocs>>();
  const failures: string[] = [];
  let passed = 0;
  const known = advised();
  try {
    for (const file of globSync('src/**/*.stories.tsx', { cwd: KIT }).sort()) {
      if (!known.has(basename(file, '.stories.tsx'))) failures.push(`${file}: no advice in docs/en/components`);
      if (!hasPersianName(join(KIT, file))) failures.push(`${file}: no Persian name in .storybook/search-names.ts`);
      for (const { name, module } of subjects(join(KIT, file))) {
        const exports = docs.get(module) ?? reader.componentsOf(module);
        docs.set(module, exports);
        const found = exports.get(name);
        const faults = found === undefined ? ['no table of props'] : found.props.flatMap(rowFaults);
        failures.push(...faults.map((fault) => `${file}: ${name}: ${fault}`));
        if (faults.length === 0) passed += 1;
      }
    }
  } finally {
    types.close();
  }
  return { passed, failures };
}

if (import.meta.main) {
  const { passed, failures } = checkProps();
  for (const failure of failures) console.error(failure);
  console.log(`props: ${passed} passed, ${failures.length} failed, 0 skipped`);
  process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
}
