import type { Plugin, PluginOption } from 'vite';
import type { Part, Parts } from './first-build-parts.ts';
import { AFTER_SCREEN, PAGES } from './pages.ts';
import { storedParts } from './stored-files.ts';

/** What a request costs, in bytes of code before it is minified; that is about 3 KB as they are sent. */
const REQUEST = 25_000;

/** How much more the first screens of a visit count than any other. */
const FIRST_SCREEN = 100;

/**
 * How much more than those: the login, the first page on a device, where nothing is stored yet; the chat, on which most code is unused; the
 * home of students, who open it most; that of teachers, who open it next most; the report of a homework, which needs more code than
 * that home before it.
 */
const MORE: Readonly<Record<string, number>> = { login: 1.5, chat: 1.5, home: 1.3, report: 1.2, teacher: 1.05 };

/** How much what is stored for times without a network counts: it is fetched once, behind a first screen. */
const STORED = 30;

/** Stay files of their own: the sheet of a preset is found by its file, and the crawl of the journeys leaves open work out. */
const ALONE = /\/theme\/presets\/\w+\.css\.ts|\/open-work\/start-open-work\.ts/;

/**
 * In the app's own file: what follows every first screen needs it. The visits know the first of one first screen alone, in whose file it
 * would bring that screen to all others; the others go to React's file by a hair, where they compress worse.
 */
const WITH_APP =
  /\/platform\/(?:status\/online\.ts|loading\/(?:first-screen\.ts|RevealInOrder\.tsx)|routing\/OptionalBoundary\.tsx)/;

/** Parts in one file. */
interface Group {
  readonly parts: Part[];
  size: number;
  /** The visits that need it, and how much they count together. */
  readonly visits: Set<number>;
  weight: number;
  readonly imports: Set<Group>;
  /** Which other group saves most in one file with this one. */
  best: Group | undefined;
  saving: number;
}

/** What is loaded in each visit: the first screens, every other part after what must be there before it, and what is stored. */
function visitsOf(root: string, parts: Parts): { readonly parts: ReadonlySet<Part>; readonly weight: number }[] {
  const { all, entry, withImports } = parts;
  const named = all.filter(({ module }) => module !== null && module !== entry.module);
  const owners = new Map<Part, Part[]>();
  for (const part of [entry, ...named])
    for (const each of withImports(part)) owners.set(each, [...(owners.get(each) ?? []), part]);
  const openers = new Map<Part, Set<Part>>();
  for (const part of all)
    for (const later of part.later) {
      const found = openers.get(later) ?? new Set();
      for (const owner of owners.get(part) ?? []) if (owner !== later) found.add(owner);
      openers.set(later, found);
    }
  const loaded = new Map<Part, ReadonlySet<Part>>();
  for (const part of [entry, ...named]) loaded.set(part, new Set([...withImports(entry), ...withImports(part)]));
  // Tables of routes open layouts, which open screens, which open their parts: four steps reach all.
  for (let step = 0; step < 4; step += 1)
    for (const part of named) {
      const [first, ...others] = [...(openers.get(part) ?? [])].map((opener) => loaded.get(opener) ?? new Set<Part>());
      const before = [...(first ?? [])].filter((each) => others.every((other) => other.has(each)));
      loaded.set(part, new Set([...(loaded.get(part) ?? []), ...before]));
    }
  return [
    ...[...loaded.values()].map((each) => ({ parts: each, weight: 1 })),
    ...Object.entries(PAGES).map(([name, modules]) => ({
      parts: new Set([entry, ...modules.map(parts.of)].flatMap((part) => [...withImports(part)])),
      weight: FIRST_SCREEN * (MORE[name] ?? 1),
    })),
    ...AFTER_SCREEN.map((module) => ({ parts: withImports(parts.of(module)), weight: FIRST_SCREEN })),
    { parts: storedParts(root, parts), weight: STORED },
  ];
}

/**
 * Assigns each module to a file. By default the bundler makes one for each set of screens: dozens for one page, each a request,
 * and small files compress badly. Files are put together, two at a time, as long as the requests that are saved in all visits
 * cost more than the code that is loaded unused.
 */
export function chunkByVisits(root: string, parts: Parts): (id: string) => string | null {
  const visits = visitsOf(root, parts);
  const last = visits.length - 1;
  const groups = new Map<Part, Group>();
  for (const part of parts.all) {
    const set = new Set<number>();
    visits.forEach((visit, index) => {
      if (visit.parts.has(part)) set.add(index);
    });
    groups.set(part, {
      parts: [part],
      size: [...part.modules.values()].reduce((sum, size) => sum + size, 0),
      visits: set,
      weight: [...set].reduce((sum, index) => sum + (visits[index]?.weight ?? 0), 0),
      imports: new Set(),
      best: undefined,
      saving: 0,
    });
  }
  for (const [part, group] of groups)
    for (const imported of part.imports) {
      const other = groups.get(imported);
      if (other && other !== group) group.imports.add(other);
    }
  const left = new Set([...groups.values()].filter(({ parts: [part] }) => !ALONE.test(part?.module ?? '')));
  const refused = new Map<Group, Set<Group>>();

  const savingOf = (a: Group, b: Group) => {
    const [few, many] = a.visits.size < b.visits.size ? [a, b] : [b, a];
    let both = 0;
    for (const index of few.visits) if (many.visits.has(index)) both += visits[index]?.weight ?? 0;
    // Requests behind the first screen hold nobody up: of what is stored only the size counts.
    const stored = few.visits.has(last) && many.visits.has(last) ? STORED : 0;
    return REQUEST * (both - stored) - b.size * (a.weight - both) - a.size * (b.weight - both);
  };
  const choose = (group: Group) => {
    group.best = undefined;
    group.saving = 0;
    for (const other of left) {
      if (other === group || refused.get(group)?.has(other)) continue;
      const saving = savingOf(group, other);
      if (saving > group.saving) [group.best, group.saving] = [other, saving];
    }
  };
  // Two files that import each other would start with modules missing.
  const reachesOverOthers = (from: Group, to: Group) => {
    const visited = new Set<Group>();
    const open = [...from.imports].filter((each) => each !== to);
    for (let group = open.pop(); group !== undefined; group = open.pop()) {
      if (group === to) return true;
      if (visited.has(group)) continue;
      visited.add(group);
      open.push(...group.imports);
    }
    return false;
  };
  const reachedFrom = (...from: Group[]) => {
    const reached = new Set<Group>();
    const open = from.flatMap((group) => [...group.imports]);
    for (let group = open.pop(); group !== undefined; group = open.pop()) {
      if (reached.has(group)) continue;
      reached.add(group);
      open.push(...group.imports);
    }
    for (const group of from) reached.delete(group);
    return reached;
  };
  const weightOf = (indices: Iterable<number>, except: ReadonlySet<number>) => {
    let sum = 0;
    for (const index of indices) if (!except.has(index)) sum += visits[index]?.weight ?? 0;
    return sum;
  };
  /** What the visits of each would load besides: all that the other imports. */
  const costOfImports = (a: Group, b: Group) => {
    const both = new Set([...a.visits, ...b.visits]);
    let cost = 0;
    for (const imported of reachedFrom(a, b)) cost += weightOf(both, imported.visits) * (imported.size + REQUEST);
    return cost;
  };
  const refuse = (a: Group, b: Group) => refused.set(a, (refused.get(a) ?? new Set()).add(b));

  for (const group of left) choose(group);
  for (;;) {
    let group: Group | undefined;
    for (const each of left) if (each.saving > (group?.saving ?? 0)) group = each;
    const other = group?.best;
    if (group === undefined || other === undefined) break;
    if (
      reachesOverOthers(group, other) ||
      reachesOverOthers(other, group) ||
      costOfImports(group, other) >= group.saving
    ) {
      refuse(group, other);
      refuse(other, group);
      choose(group);
      choose(other);
      continue;
    }
    group.parts.push(...other.parts);
    group.size += other.size;
    for (const index of other.visits) group.visits.add(index);
    left.delete(other);
    for (const each of groups.values()) if (each.imports.delete(other)) each.imports.add(group);
    for (const imported of other.imports) group.imports.add(imported);
    group.imports.delete(group);
    group.imports.delete(other);
    const changed = new Set([group]);
    for (const imported of reachedFrom(group)) {
      const before = imported.visits.size;
      for (const index of group.visits) imported.visits.add(index);
      if (imported.visits.size > before) changed.add(imported);
    }
    for (const each of changed) each.weight = weightOf(each.visits, new Set());
    for (const each of left) {
      if (changed.has(each) || each.best === other || (each.best && changed.has(each.best))) choose(each);
      else
        for (const one of changed) {
          if (refused.get(each)?.has(one)) continue;
          const saving = savingOf(each, one);
          if (saving > each.saving) [each.best, each.saving] = [one, saving];
        }
    }
  }

  const names = new Map<string, string>();
  let count = 0;
  for (const { parts: together } of left) {
    count += 1;
    for (const part of together)
      for (const id of part.modules.keys()) if (id !== parts.entry.module) names.set(id, `chunk-${count}`);
  }
  const app = names.get([...parts.entry.modules.keys()][0] ?? '') ?? null;
  return (id) => (WITH_APP.test(id) ? app : (names.get(id) ?? (/rolldown\/runtime/.test(id) ? app : null)));
}

/**
 * Asks V8 to compile all functions of the files that the first screens begin with while they come, beside the page's own thread: at
 * the first paint three quarters of their code has run. Otherwise each function stops that thread when it is first called
 * (https://v8.dev/blog/explicit-compile-hints).
 */
export function compiledAsTheyCome({ entry, of, withImports }: Parts): Plugin {
  const begins = Object.values(PAGES).flatMap((modules: readonly string[]) => modules.map(of));
  const parts = new Set([entry, ...begins].flatMap((part) => [...withImports(part)]));
  const first = new Set([...parts].flatMap(({ modules }) => [...modules.keys()]));
  return {
    name: 'mashq-compiled-as-they-come',
    apply: 'build',
    generateBundle: {
      // The comment must come first, where Vite writes lists of files.
      order: 'post',
      handler(_, bundle) {
        for (const [name, chunk] of Object.entries(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.moduleIds.some((id) => first.has(id))) continue;
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
          const map = bundle[`${name}.map`];
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}

/** Fails the build where two files import each other all the same, instead of the browser. */
export function noChunkCycles(): PluginOption {
  return {
    name: 'mashq-no-chunk-cycles',
    generateBundle(_, bundle) {
      const done = new Set<string>();
      const walk = (file: string, path: readonly string[]) => {
        if (path.includes(file)) this.error(`Files wait for each other: ${[...path, file].join(' → ')}`);
        if (done.has(file)) return;
        done.add(file);
        const chunk = bundle[file];
        if (chunk?.type === 'chunk') for (const imported of chunk.imports) walk(imported, [...path, file]);
      };
      for (const file of Object.keys(bundle)) walk(file, []);
    },
  };
}
