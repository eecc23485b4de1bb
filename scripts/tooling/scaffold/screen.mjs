import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOP } from '../run.mjs';
import { camel, kebab, requirePascal } from './names.mjs';

export const usage =
  'pnpm new screen <layout>/<Name> <path>     for example: pnpm new screen teacher/Archive /teacher/archive';

const LAYOUTS = ['public', 'student', 'teacher'];
const routesOf = (area) => `apps/web/src/app/routes/${area}.ts`;
const titlesOf = (area) => `apps/web/src/app/strings/titles/${area}.ts`;

/** The file of routes for a path: the layout's, or the one it names for the second word. */
function areaOf(path, layout) {
  const table = readFileSync(join(TOP, routesOf(layout)), 'utf8');
  const constant = table.match(new RegExp(`^ {4}'?${path.split('/')[2]}'?: (\\w+),$`, 'm'))?.[1];
  return (
    table.match(new RegExp(`const ${constant} = lazyExport\\(\\(\\) => import\\('\\./([a-z-]+)\\.ts'`))?.[1] ?? layout
  );
}

/** A screen, its route and its title. */
export function screen([place = '', path = '']) {
  const [layout = '', name = ''] = place.split('/');
  if (!LAYOUTS.includes(layout)) throw new Error(`A layout is one of: ${LAYOUTS.join(', ')}`);
  requirePascal(name);
  if (!path.startsWith('/')) throw new Error('The path begins with a slash');
  const area = areaOf(path, layout);
  const titlesFile = titlesOf(area);
  const folder = `screens/${layout}/${kebab(name)}`;
  const key = camel(kebab(name));
  if (new RegExp(`\\n  ${key}:`).test(readFileSync(join(TOP, titlesFile), 'utf8')))
    throw new Error(`${titlesFile} has a title “${key}” already: choose another name`);
  return {
    files: { [`apps/web/src/${folder}/${name}Screen.tsx`]: source(name, key, layout, area) },
    edits: {
      [routesOf(area)]: (text) =>
        text.replace(
          /\n {2}\],\n/,
          `\n  route('${path}', {\n    layout: '${layout}',\n    title: titles.${key},\n    load: () => import('../${folder}/${name}Screen.tsx'),\n    name: '${name}Screen',\n  }),\n  ],\n`,
        ),
      [titlesFile]: (text) => text.replace(/\n\} as const;\n$/, `\n  ${key}: 'نام این صفحه',\n} as const;\n`),
    },
    next: [
      `Its title: ${titlesFile}; its other strings: apps/web/src/strings/${layout}.ts`,
      'Five states: loading, empty, full, failed, and 390 px wide; light and dark',
      'A step in a journey: apps/web/journeys; its size: npm test -- size',
    ],
  };
}

const source = (name, key, layout, area) => `import { Page } from '@mashq/ui/layout/page';
import { titles } from '../../../strings/titles/${area}.ts';

/** Say in one sentence what a person does on this screen. */
export function ${name}Screen() {
  return <Page ${layout === 'student' ? 'width="student" ' : ''}title={titles.${key}}>{null}</Page>;
}
`;
