import { importGraph, isTestFile } from './import-graph.mjs';

/** The domains of the product, lowest first: each imports only those before it (docs/domains.md). `app` joins them all. */
export const DOMAINS = [
  'platform',
  'auth',
  'help',
  'notifications',
  'school',
  'progress',
  'questions',
  'work',
  'practice',
  'messages',
  'payments',
  'surveys',
  'reports',
  'lab',
  'accounts',
  'site',
  'app',
];

/** Source folders that consist of domains; files that lie directly in them start a program and belong to `app`. */
const BELOW = ['apps/server/src/'];

/**
 * Files outside the domains, and imports of a later domain. Tests may import from everywhere.
 * @returns {string[]} one sentence each
 */
export function findDomainBreaches(top, files, below = BELOW) {
  const findings = [];
  for (const [file, targets] of importGraph(top, files)) {
    const folder = below.find((start) => file.startsWith(start));
    if (folder === undefined) continue;
    const domain = domainOf(file, folder);
    if (!DOMAINS.includes(domain)) findings.push(`${file} is in no domain of docs/domains.md`);
    if (isTestFile(file)) continue;
    for (const target of targets) {
      if (!target.startsWith(folder)) continue;
      const other = domainOf(target, folder);
      if (DOMAINS.indexOf(other) > DOMAINS.indexOf(domain))
        findings.push(`${file} imports ${target}: ${domain} comes before ${other} in docs/domains.md`);
    }
  }
  return findings;
}

function domainOf(file, folder) {
  const [domain, inside] = file.slice(folder.length).split('/');
  return inside === undefined ? 'app' : domain;
}
