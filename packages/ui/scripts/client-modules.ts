import { posix } from 'node:path';
import type { Plugin } from 'vite';

/** What React offers in server components too; everything else of it needs a browser or its server rendering. */
const ON_A_SERVER = new Set([
  'Children',
  'cloneElement',
  'createElement',
  'Fragment',
  'isValidElement',
  'memo',
  'Suspense',
  'useCallback',
  'useId',
  'useMemo',
]);

const IMPORTS = /^(?:import|export) (?:([\w$]+)(?:, )?)?(?:\{([^}]*)\} )?(?:from )?"([^"]+)";$/gm;

/**
 * True for a published module that must be a client module: it uses state, effects, context or another hook, a component of
 * react-aria, the page, or an event handler. Everything else can be rendered by a server component, and sends no JavaScript.
 */
export function needsClient(code: string): boolean {
  for (const [, , names = '', from = ''] of code.matchAll(IMPORTS)) {
    if (/^(?:react-aria|react-dom)/.test(from)) return true;
    const imported = names.split(',').flatMap((name) => name.trim().split(' as ')[0] || []);
    if (from === 'react' && imported.some((name) => !ON_A_SERVER.has(name))) return true;
    if (from !== 'react' && imported.some((name) => /^use[A-Z]/.test(name))) return true;
  }
  return (
    /\bon[A-Z]\w*\b/.test(code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')) && /from "react\/jsx-runtime"/.test(code)
  );
}

/** Names that a module imports from modules beside it, by the file they come from. */
function importedFrom(file: string, code: string): [from: string, name: string][] {
  return [...code.matchAll(IMPORTS)].flatMap(([, , names = '', from = '']) =>
    from.startsWith('.')
      ? names
          .split(',')
          .map((name): [string, string] => [posix.join(posix.dirname(file), from), name.trim().split(' as ')[0] ?? ''])
      : [],
  );
}

/**
 * True for a module that passes an icon or a function as a value: `icon: Check`, `children: (place) => …`. A server can use
 * both, but not pass them to a client component.
 */
function passesFunction(code: string): boolean {
  const icons = [...code.matchAll(IMPORTS)].flatMap(([, , names = '', from]) =>
    from === 'lucide-react' ? names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? '') : [],
  );
  return /\w: (?:\([^()]*\)|\w+) =>/.test(code) || icons.some((icon) => new RegExp(`\\w: ${icon}\\b`).test(code));
}

const isComponent = (name: string) => /^[A-Z].*[a-z]/.test(name);

/**
 * The files that must be client modules. A server can render a component of a client module, but not call its functions or
 * read its constants, so what imports these is a client module as well; so is what passes functions to one.
 */
export function clientFiles(modules: ReadonlyMap<string, string>): Set<string> {
  // An entry point hands on what others export; each of them is marked by itself.
  const files = [...modules].filter(([file]) => !/(?:^|\/)index\.js$/.test(file));
  const client = new Set(files.filter(([, code]) => needsClient(code)).map(([file]) => file));
  for (let before = -1; before !== client.size; ) {
    before = client.size;
    for (const [file, code] of files) {
      const fromClient = importedFrom(file, code).filter(([from]) => client.has(from));
      if (fromClient.some(([, name]) => !isComponent(name)) || (fromClient.length > 0 && passesFunction(code)))
        client.add(file);
    }
  }
  return client;
}

/**
 * Marks published modules with `'use client'`, module by module: an entry point has both kinds. The mark is on the first line of
 * the module, so that its source map still holds.
 */
export function clientModules(): Plugin {
  return {
    name: 'client-modules',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const client = clientFiles(new Map(chunks.map(({ fileName, code }) => [fileName, code])));
      for (const chunk of chunks) if (client.has(chunk.fileName)) chunk.code = `'use client'; ${chunk.code}`;
    },
  };
}
