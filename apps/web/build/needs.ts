/** What the bundler tells of a module. */
export interface ModuleFacts {
  readonly code: string | null;
  /** Modules it imports, in the order in which its code names them first. */
  readonly importedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly isEntry: boolean;
}
export interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleFacts | null;
}

/** All of react-aria-components in one: who imports a name of it gets it with the parts of the kit that stand on it. */
const WHOLE_KIT = '/react-aria-components/dist/exports/index.mjs';

interface Edge {
  id: string;
  /** What is wanted of it; null is all of it. */
  names: readonly string[] | null;
  /** Under which names it is passed on, in a barrel. */
  as: readonly string[] | null;
}

const STATEMENT = /^(import|export)\s+(?:(\{[^}]*\}|[^{}'"]*?)\s*from\s*)?["']([^"']+)["']/gm;

/** The imports and re-exports of a module, with the names they name. */
function edgesOf({ code, importedIds }: ModuleFacts): Edge[] {
  const specifiers: string[] = [];
  const edges = [...(code ?? '').matchAll(STATEMENT)].flatMap(([, , clause = '', specifier = '']): Edge[] => {
    if (!specifiers.includes(specifier)) specifiers.push(specifier);
    const id = importedIds[specifiers.indexOf(specifier)];
    if (id === undefined) return [];
    if (!clause.startsWith('{')) return [{ id, names: null, as: null }];
    const pairs = clause
      .slice(1, -1)
      .split(',')
      .map((pair) => pair.trim().split(/\s+as\s+/))
      .filter(([name]) => name);
    return [{ id, names: pairs.map(([name = '']) => name), as: pairs.map(([name = '', alias = name]) => alias) }];
  });
  // What the regular expression has not seen, such as what a plugin has added, is wanted whole.
  const seen = new Set(edges.map(({ id }) => id));
  return [...edges, ...importedIds.filter((id) => !seen.has(id)).map((id) => ({ id, names: null, as: null }))];
}

/** A module that only passes others' exports on: who imports one name of it does not need the rest. */
function isBarrel({ code }: ModuleFacts): boolean {
  const words = (code ?? '').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return (
    /^export\s*\{[^}]*\}\s*from/m.test(words) &&
    !/^(?:export\s+)?(?:async\s+)?(?:const|let|var|function|class)\b/m.test(words)
  );
}

/** All modules that `root` needs, seen through barrels to what is really wanted. */
export function modulesNeeded(graph: ModuleGraph, root: string): Set<string> {
  const needed = new Set<string>();
  const asked = new Set<string>();
  const walked = new Set<string>();
  const visit = (id: string, names: readonly string[] | null) => {
    const key = `${id} ${names ?? '*'}`;
    const facts = graph.getModuleInfo(id);
    if (asked.has(key) || facts === null || id.endsWith(WHOLE_KIT)) return;
    asked.add(key);
    if (names !== null && isBarrel(facts)) {
      // It holds nothing, or the thread to a module of the old kind, which must be spun where it is first wanted.
      needed.add(id);
      for (const edge of edgesOf(facts)) {
        // `export * from` passes everything on, whatever its name.
        const wanted = edge.names?.filter((_, place) => names.includes(edge.as?.[place] ?? '')) ?? names;
        if (wanted.length > 0) visit(edge.id, wanted);
      }
      return;
    }
    if (walked.has(id)) return;
    walked.add(id);
    needed.add(id);
    for (const edge of edgesOf(facts)) visit(edge.id, edge.names);
  };
  visit(root, null);
  return needed;
}
