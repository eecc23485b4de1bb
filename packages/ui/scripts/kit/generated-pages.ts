import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, find, sourceOf } from './api-surface.ts';
import { type Fixture, propFixtures } from './prop-fixtures.ts';

/** Makes the values that JSON cannot hold, in the source of a generated page. */
const VALUES = `const VALUES = {
  function: () => () => null,
  element: () => <span>متن</span>,
  date: () => new Date('2025-11-22T08:00:00Z'),
  set: () => new Set(),
  map: () => new Map(),
};
const revive = (_key, value) => (value?.$ in VALUES ? VALUES[value.$]() : value);
const props = (json) => JSON.parse(json, revive);
`;

/** True for a component whose module says `'use client'`. */
function isClient(entryPoint: string, name: string): boolean {
  const source = sourceOf(join(DIST, entryPoint, 'index.d.ts'));
  const found = source === null ? null : find(source, name);
  const file = found?.source.file.replace(/\.d\.ts$/, '.js') ?? '';
  return existsSync(file) && readFileSync(file, 'utf8').startsWith("'use client'");
}

/** True where a prop must be a function, which no server component can give. */
const takesFunction = (props: Fixture | undefined): boolean => JSON.stringify(props).includes('{"$":"function"}');

/** Components that need a parent or props with meaning are on the page of their own test. */
const MANUAL: Readonly<Record<string, string>> = {
  'actions/menu MenuItem': '',
  'data/event-calendar EventCalendar': '',
  'data/timetable Timetable': '',
  'learning/answers/long-arithmetic-answer LongArithmeticAnswer': '',
  'learning/rich-text RichText': '',
  'rewards/badge-art BadgeArt': '',
};

/** Tools for tests are on no page, and the provider is around every page. */
const APART = new Set(['testing', 'i18n']);

/**
 * Writes a module that exports `all`: every component with generated props, or those alone that are not client components.
 * `text` is what they are filled with.
 * @throws Error where there are none: without declarations in `dist` nothing is known of the components
 */
export function writePage(file: string, which: 'every' | 'static', text = 'متن'): void {
  const imports: string[] = [];
  const elements: string[] = [];
  for (const [index, [entryPoint, components]] of Object.entries(propFixtures()).entries()) {
    const names = Object.keys(components).filter(
      (name) => which === 'every' || !(isClient(entryPoint, name) || takesFunction(components[name])),
    );
    if (names.length === 0 || APART.has(entryPoint)) continue;
    const list = names.map((name) => `${name} as ${name}${index}`).join(', ');
    imports.push(`import { ${list} } from '@mashq/ui/${entryPoint}';`);
    for (const name of names) {
      const manual = MANUAL[`${entryPoint} ${name}`];
      const json = JSON.stringify(JSON.stringify(components[name]).replaceAll('متن', text));
      elements.push(
        `  <div key="${entryPoint} ${name}" data-component="${entryPoint} ${name}">${manual ?? `<${name}${index} {...props(${json})} />`}</div>,`,
      );
    }
  }
  writeFileSync(
    file,
    `${imports.join('\n')}\n\n${VALUES.replaceAll('متن', text)}\nexport const all = [\n${elements.join('\n')}\n];\n`,
  );
  if (elements.length === 0) throw new Error(`no component is ${which} in dist`);
}
