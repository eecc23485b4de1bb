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
  'use',
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

/** Marks published modules with `'use client'`, module by module: an entry point has both kinds. */
export function clientModules(): Plugin {
  return {
    name: 'client-modules',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && needsClient(chunk.code)) chunk.code = `'use client';\n${chunk.code}`;
      }
    },
  };
}
