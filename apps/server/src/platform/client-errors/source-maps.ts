import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A place in a built file: its name, which is a hash of its content, line and column. */
const PLACE = /(?:https?:\/\/[^\s/)]+)?\/?assets\/([\w-]+\.js):(\d+):(\d+)/g;

/** Maps read at most: one error rarely passes through more files. */
const MAX_MAPS = 20;

/**
 * Reads the places of a stack by the source maps in a folder, which the build makes beside the app and nobody is served.
 * A place whose file has no map there (another release) stays as it is.
 */
export function makeStackReader(folder: string): (stack: string) => Promise<string> {
  const maps = new Map<string, Promise<TraceMap | null>>();

  function mapOf(file: string): Promise<TraceMap | null> {
    const known = maps.get(file);
    if (known) return known;
    if (maps.size >= MAX_MAPS) maps.clear();
    const read = readFile(join(folder, `${file}.map`), 'utf8').then(
      (text) => new TraceMap(text),
      () => null,
    );
    maps.set(file, read);
    return read;
  }

  return async (stack) => {
    const places = [...stack.matchAll(PLACE)];
    let read = stack;
    for (const [place, file = '', line, column] of places) {
      const map = await mapOf(file);
      if (map === null) continue;
      const original = originalPositionFor(map, { line: Number(line), column: Math.max(0, Number(column) - 1) });
      if (original.source === null) continue;
      const source = original.source.replace(/^(?:\.\.\/)+/, '');
      read = read.replace(place, `${source}:${original.line}:${(original.column ?? 0) + 1}`);
    }
    return read;
  };
}
