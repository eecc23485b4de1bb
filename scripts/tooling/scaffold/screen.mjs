import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMAINS } from '../../lint/domains.mjs';
import { TOP } from '../run.mjs';
import { camel, kebab, requirePascal } from './names.mjs';

export const usage =
  'pnpm new screen <domain>/<Name> <path>     for example: pnpm new screen work/Archive /teacher/archive';

/** Layouts of one role. The layout says who may see a screen: what is taken for public here is open to everybody. */
const ROLES = ['student', 'teacher', 'school', 'organization', 'admin'];
/** Roles whose first screens have their titles in one file. */
const MANAGEMENT = ['school', 'organization', 'admin'];
const routesOf = (area) => `apps/web/src/app/routes/${area}.ts`;
const titlesOf = (area) => `apps/web/src/app/strings/titles/${MANAGEMENT.includes(area) ? 'management' : area}.ts`;

/** The file of routes for a path: the layout's, where it has paths of this second word, or that of its other screens. */
function areaOf(path, layout) {
  const table = readFileSync(join(TOP, routesOf(layout)), 'utf8');
  const start = `'/${path.split('/').slice(1, 3).join('/')}`;
  return layout === 'public' || table.includes(`${start}'`) || table.includes(`${start}/`)
    ? layout
    : `${layout}-screens`;
}

/** A screen with its strings, its route and its title; the layout is that of the path's first word. */
export function screen([place = '', path = '']) {
  const [domain = '', name = ''] = place.split('/');
  if (!DOMAINS.includes(domain)) throw new Error(`A domain is one of: ${DOMAINS.join(', ')}`);
  requirePascal(name);
  if (!path.startsWith('/')) throw new Error('The path begins with a slash');
  const layout = ROLES.find((role) => path.startsWith(`/${role}/`)) ?? 'public';
  const area = areaOf(path, layout);
  const titlesFile = titlesOf(area);
  const folder = `${domain}/${kebab(name)}`;
  const key = camel(kebab(name));
  const strings = `${domain}/strings/${kebab(name)}.ts`;
  const isGrouped = area.endsWith('-screens');
  if (
    new RegExp(isGrouped ? `^export const ${key} ` : `^  ${key}:`, 'm').test(
      readFileSync(join(TOP, titlesFile), 'utf8'),
    )
  )
    throw new Error(`${titlesFile} has a title “${key}” already: choose another name`);
  return {
    files: {
      [`apps/web/src/${folder}/${name}Screen.tsx`]: source(name, key, layout),
      [`apps/web/src/${strings}`]: `export const ${key}Words = {\n  title: 'نام این صفحه',\n} as const;\n`,
    },
    edits: {
      [routesOf(area)]: (text) =>
        text.replace(
          /\n {2}\],\n/,
          `\n  route('${path}', {\n    layout: '${layout}',\n    title: titles.${key}${isGrouped ? '.title' : ''},\n    load: () => import('../../${folder}/${name}Screen.tsx'),\n    name: '${name}Screen',\n  }),\n  ],\n`,
        ),
      [titlesFile]: (text) =>
        isGrouped
          ? `${text}\nexport const ${key} = { title: 'نام این صفحه' } as const;\n`
          : text.replace(/\n\} as const;\n/, `\n  ${key}: 'نام این صفحه',\n} as const;\n`),
    },
    next: [
      `Its title in the window: ${titlesFile}; its other strings: apps/web/src/${strings}`,
      'Five states: loading, empty, full, failed, and 390 px wide; light and dark',
      `Who may see it: by its path, ${layout === 'public' ? 'everybody' : `the role “${layout}” alone`}`,
      'A link or an entry of a menu that leads to it: apps/web/src/app/layouts',
      'A step in a journey: apps/web/journeys; its size: npm test -- size',
    ],
  };
}

const source = (name, key, layout) => `import { Page } from '@mashq/ui/layout/page';
import { ${key}Words as words } from '../strings/${kebab(name)}.ts';

/** Say in one sentence what a person does on this screen. */
export function ${name}Screen() {
  return <Page ${layout === 'student' ? 'width="student" ' : ''}title={words.title}>{null}</Page>;
}
`;
