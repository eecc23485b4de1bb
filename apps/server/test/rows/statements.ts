import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * After a whole run: which statements of the sources were never read against their shape? Each process of the tests has
 * written the text of every statement it ran into STATEMENTS_LOG.
 */

export interface SourceStatement {
  readonly file: string;
  readonly line: number;
  /** Its longest part without a parameter or a fragment, by which it is known among those that ran. */
  readonly part: string;
}

/** The statements that are read with a shape, `query(Shape, sql\`…\`)`. */
export function statementsOf(file: string, source: string): SourceStatement[] {
  return [...source.matchAll(/\bquery\(\s*\w+,\s*sql`/g)].map((match) => {
    const start = match.index + match[0].length;
    const parts = literalParts(source, start);
    const part = parts.reduce((longest, each) => (each.length > longest.length ? each : longest), '');
    return { file, line: source.slice(0, match.index).split('\n').length, part };
  });
}

/** The parts of a template literal between its `${…}`, from behind its first backtick on. */
function literalParts(source: string, start: number): string[] {
  const parts: string[] = [];
  let from = start;
  let at = start;
  while (source[at] !== '`') {
    if (at >= source.length) throw new Error('a template literal without an end');
    if (source.startsWith('${', at)) {
      parts.push(source.slice(from, at));
      at = endOfExpression(source, at + 2);
      from = at;
    } else at += source[at] === '\\' ? 2 : 1;
  }
  parts.push(source.slice(from, at));
  return parts;
}

/** Behind the bracket that ends `${…}`; literals inside may hold brackets of their own. */
function endOfExpression(source: string, start: number): number {
  let depth = 1;
  let at = start;
  while (depth > 0) {
    const mark = source[at];
    if (mark === undefined) throw new Error('an expression without an end');
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    at += 1;
    if (mark === '`') {
      while (source[at] !== '`') at = source.startsWith('${', at) ? endOfExpression(source, at + 2) : at + 1;
      at += 1;
    } else if (mark === "'" || mark === '"') at = source.indexOf(mark, at) + 1;
  }
  return at;
}

if (import.meta.main) {
  const folder = process.env.STATEMENTS_LOG ?? '';
  const ran = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const top = join(import.meta.dirname, '../..');
  const statements = globSync('src/**/*.ts', { cwd: top })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => statementsOf(file, readFileSync(join(top, file), 'utf8')));
  const unread = statements.filter(({ part }) => !ran.some((texts) => texts.includes(part)));
  for (const { file, line } of unread) process.stdout.write(`  ✗ ${file}:${line}  no test runs this statement\n`);
  process.stdout.write(`statements: ${statements.length - unread.length} passed, ${unread.length} failed, 0 skipped\n`);
}
