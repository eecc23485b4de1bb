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

/**
 * Source folders that consist of domains. Files that lie directly in them start a program or export the package, and
 * belong to `app`; so do the folders of `joins`, which are made from all domains and which no domain imports.
 */
const BELOW = [
  { folder: 'apps/server/src/', joins: [] },
  { folder: 'packages/api/src/', joins: ['client', 'measures', 'openapi', 'samples'] },
  { folder: 'packages/state/src/', joins: ['testing'] },
  { folder: 'apps/web/src/', joins: ['testing'] },
];

/**
 * Files outside the domains, and imports of a later domain. Tests may import from everywhere.
 * @returns {string[]} one sentence each
 */
export function findDomainBreaches(top, files, below = BELOW) {
  const findings = [];
  for (const [file, targets] of importGraph(top, files)) {
    const part = below.find(({ folder }) => file.startsWith(folder));
    if (part === undefined) continue;
    const domain = domainOf(file, part);
    if (!DOMAINS.includes(domain)) findings.push(`${file} is in no domain of docs/domains.md`);
    if (isTestFile(file)) continue;
    for (const target of targets) {
      if (!target.startsWith(part.folder)) continue;
      const other = domainOf(target, part);
      if (DOMAINS.indexOf(other) > DOMAINS.indexOf(domain))
        findings.push(`${file} imports ${target}: ${domain} comes before ${other} in docs/domains.md`);
    }
  }
  return findings;
}

function domainOf(file, { folder, joins }) {
  const [domain, inside] = file.slice(folder.length).split('/');
  return inside === undefined || joins.includes(domain) ? 'app' : domain;
}
