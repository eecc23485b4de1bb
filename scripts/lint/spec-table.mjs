import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The table of the specification; other modules read it too. */
export const SPEC_TABLE = 'docs/spec-table.md';

const STATE = /^(?:works|differs, .*)$/;

/**
 * What is wrong with the table of the specification: a state that is none, or `missing`, a difference without its record, a statement
 * that no test shows, and names of files and records that are not there. `top` is the repository, `text` the table.
 */
export function findSpecFaults(top, text) {
  const faults = [];
  for (const [index, line] of text.split('\n').entries()) {
    const cells = line.split('|').map((cell) => cell.trim());
    // A row has an edge on each side; heads and rules have no state.
    if (cells.length < 6 || /^(?:#|Area|Group|-+)$/.test(cells[1] ?? '')) continue;
    const fault = (says) => faults.push(`${SPEC_TABLE}:${index + 1}: ${says}`);
    const isStatement = /^\d\.\d+$/.test(cells[1] ?? '');
    const state = (isStatement ? cells[3] : cells.at(-2)) ?? '';
    if (!STATE.test(state)) fault(`“${state}” is neither works nor differs`);
    if (state.startsWith('differs') && !/\[ADR \d{4}\]/.test(state)) fault('a difference without its record');
    if (isStatement && cells[4] === '') fault('nothing shows it');
    if (isStatement && state === 'works' && !/`[\w./-]+\.(?:test|journey)\.tsx?`/.test(cells[4] ?? ''))
      fault('no test shows it');
    for (const [, path] of line.matchAll(/`((?:apps|packages)\/[\w./-]+)`/g))
      if (!existsSync(join(top, path ?? ''))) fault(`${path} is no file`);
    for (const [, path] of line.matchAll(/\]\(([^)]+)\)/g))
      if (!existsSync(join(top, dirname(SPEC_TABLE), path ?? ''))) fault(`${path} is no record`);
  }
  return faults;
}
