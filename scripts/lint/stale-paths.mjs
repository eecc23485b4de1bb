import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FAULTS } from '../faults/list.mjs';

/** Manifests and settings of packages: they name sources from their own folder. */
const MANIFEST = /^(apps|packages)\/[\w-]+\/(package\.json|[\w.-]+\.config\.ts)$/;

const FOLDERS = { server: 'apps/server', journeys: 'apps/web' };

/** Names of files that no longer exist: sources in packages' manifests and settings, links of documents, paths in code spans, and what planted faults change, look for and run. */
export function findStalePaths(top, files, faults = FAULTS) {
  const findings = [];
  for (const file of files.filter((name) => MANIFEST.test(name))) {
    const folder = dirname(file);
    for (const [path] of readFileSync(join(top, file), 'utf8').matchAll(
      /(?<![\w/-])(src|scripts|bench|test)\/[\w./*-]+\.(?:\w|\{[\w,]+\})+/g,
    ))
      if (globSync(path, { cwd: join(top, folder) }).length === 0)
        findings.push(`${file} names ${path}, which is no file`);
  }
  for (const file of files.filter((name) => name.endsWith('.md') && existsSync(join(top, name)))) {
    for (const [, path] of readFileSync(join(top, file), 'utf8').matchAll(/\]\((?!\w+:|[#/])([^)#\s]+)/g))
      if (!existsSync(join(top, dirname(file), path))) findings.push(`${file} links to ${path}, which is no file`);
  }
  // The end of a path is enough, in documents and in comments; a name alone may be of a file to come.
  const ends = new Set(files.flatMap((name) => name.split('/').map((_, depth, parts) => parts.slice(depth).join('/'))));
  for (const file of files.filter((name) => /\.(md|tsx?)$/.test(name) && existsSync(join(top, name))))
    for (const [, path] of readFileSync(join(top, file), 'utf8').matchAll(/`((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs))`/g))
      if (!ends.has(path)) findings.push(`${file} names ${path}, which is the end of no file's path`);
  // Scripts of a shell name paths as they are, without marks of code.
  for (const file of files.filter((name) => /\.sh$|Dockerfile$/.test(name) && existsSync(join(top, name))))
    for (const [path] of readFileSync(join(top, file), 'utf8').matchAll(
      /(?<![\w./$"-])(?:apps|packages|scripts|deploy|docs)\/[\w./-]+\.(?:mjs|js|tsx?|sh|md|ya?ml)\b/g,
    ))
      if (!files.includes(path) && !/\/dist\//.test(path)) findings.push(`${file} names ${path}, which is no file`);
  for (const { id, file, find, edits, remove, runs } of faults) {
    for (const edit of edits ?? (file ? [{ file, find }] : [])) {
      const path = join(top, edit.file);
      if (!existsSync(path)) findings.push(`fault ${id}: ${edit.file} is no file`);
      else if (edit.find !== undefined && readFileSync(path, 'utf8').split(edit.find).length !== 2)
        findings.push(`fault ${id}: what it looks for is not in ${edit.file} exactly once`);
    }
    if (remove !== undefined && !existsSync(join(top, remove))) findings.push(`fault ${id}: ${remove} is no file`);
    for (const run of runs)
      for (const name of run.files ?? [])
        if (!existsSync(join(top, run.folder ?? FOLDERS[run.layer], name)))
          findings.push(`fault ${id}: ${name} is no test of ${run.folder ?? FOLDERS[run.layer]}`);
  }
  return findings;
}
