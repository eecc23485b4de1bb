import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** What a bundler wrote for one page. */
export interface Page {
  readonly js: string;
  readonly css: string;
  /** Files of the kit that the JavaScript has lines of, as in `dist/`. */
  readonly modules: readonly string[];
}

const text = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** The bundler's own comments, which name the page and not the kit. */
const COMMENTS = /^;\/\/ .*$|\/\/# sourceMappingURL=.*/gm;

/** @throws Error where nothing was written. */
export function readPage(folder: string): Page {
  const js = text(join(folder, 'page.js'));
  if (js === '') throw new Error(`nothing was built in ${folder}`);
  const { sources }: { sources: string[] } = JSON.parse(readFileSync(join(folder, 'page.js.map'), 'utf8'));
  const modules = sources.flatMap((source) => {
    const [, own] = /@mashq\/ui\/(?:\.\/)?dist\/(.+?)(?:\?.*)?$/.exec(posix.normalize(source)) ?? [];
    return own === undefined ? [] : [own];
  });
  const css = globSync('*.css', { cwd: folder })
    .sort()
    .map((file) => text(join(folder, file)))
    .join('\n');
  return {
    js: js.replaceAll(COMMENTS, ''),
    css: css.replace(/\/\*# sourceMappingURL=.*?\*\//, ''),
    modules,
  };
}

/** Names of classes that rules of a style sheet are for. */
const classesOf = (css: string) =>
  new Set([...css.matchAll(/\.(_[a-z0-9]+)(?=[\s:{,[>.+~)])/g)].map(([, name = '']) => name));

/**
 * One Button brings its own code and styles, the basic classes it is composed of, and otherwise only what every component
 * needs.
 */
export function buttonFaults({ css, modules }: Page, dist: string): string[] {
  const faults: string[] = [];
  const own = classesOf(readFileSync(join(dist, 'actions/button/Button.css'), 'utf8'));
  const came = classesOf(css);
  if (own.size === 0 || [...own].some((name) => !came.has(name))) faults.push('Button came without its styles');
  const owners = new Map<string, string>();
  for (const sheet of globSync('*/*/**/*.css', { cwd: dist })) {
    for (const name of classesOf(readFileSync(join(dist, sheet), 'utf8'))) owners.set(name, sheet);
  }
  const strangers = [...came].filter((name) => !own.has(name)).map((name) => owners.get(name) ?? `a class ${name}`);
  for (const sheet of new Set(strangers)) {
    if (!sheet.startsWith('theme/basic/')) faults.push(`one Button brings the styles of ${sheet}`);
  }
  if (!modules.some((file) => file === 'actions/button/Button.js')) faults.push('Button’s own code was not found');
  for (const file of modules) {
    if (
      !/^(?:index\.js$|actions\/button\/|i18n\/(?:fa\/actions|language)\.js$|primitives\/root-props\.js$|theme\/contract|theme\/basic\/)/.test(
        file,
      )
    ) {
      faults.push(`one Button brings the code of ${file}`);
    }
  }
  return faults;
}

/** A component imported from the barrel and from its own entry point gives the same bytes. */
export function equalFaults(barrel: Page, subpath: Page): string[] {
  const faults: string[] = [];
  for (const kind of ['js', 'css'] as const) {
    if (barrel[kind] === subpath[kind]) continue;
    const [a, b] = [barrel[kind], subpath[kind]].map((whole) => whole.split('\n'));
    const at = (a ?? []).findIndex((line, index) => line !== b?.[index]);
    faults.push(`${kind} from the barrel differs at line ${at + 1}: ${a?.[at]?.trim()} | ${b?.[at]?.trim()}`);
  }
  return faults;
}

/** Fonts, reset and one theme are there, and no other theme. */
export function themeFaults({ css }: Page): string[] {
  const plain = css.replaceAll("'", '"');
  const faults = ['--m-color-page:', '--m-space-4:', '--m-color-success-solid:', '@font-face', 'data-preset="green"']
    .filter((needed) => !plain.includes(needed))
    .map((needed) => `reset, fonts and theme lack ${needed}`);
  if (plain.includes('data-preset="purple"')) faults.push('one theme brings another');
  return faults;
}
