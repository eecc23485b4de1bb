import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path/posix';
import { isTestFile, withoutComments } from './import-graph.mjs';

const DEMO = 'apps/server/src/app/demo/';

/** Tables that only the demo has. */
const OWN_TABLES = ['demo_class'];

/** What the demo calls beside the services that routes and commands call, each with its reason. */
const ALLOWED = new Map([
  ['platform/actor.ts', 'who acts'],
  ['platform/calendar.ts', 'works out dates'],
  ['platform/db/row.ts', 'reads rows'],
  ['platform/db/nested-transaction.ts', 'makes weeks in few transactions'],
  ['platform/db/embedded-maintenance.ts', 'counts statistics, as the server does by itself'],
  ['payments/catalog.ts', 'what `mashq plan` calls'],
  ['payments/local-bank.ts', 'stands for the bank'],
  ['school/branding/hosts.ts', 'what `mashq school-host` calls'],
  ['accounts/registration/own-class.ts', 'what a registration that is approved calls'],
  ['questions/make-question.ts', 'reads a question as its student does'],
]);

const CHANGES =
  /\b(?:insert\s+into|update|delete\s+from|truncate)\s+(?:only\s+)?"?([a-z_]+)"?|\.(?:insert|update|delete)\(\s*(?:table|schema)\b/gi;
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:([^;'"`]*?)\sfrom\s)?\s*['"](\.[^'"]+)['"]/g;

/**
 * The demo world is made as people and commands make a school: what it changed in the database by itself, a real school could not
 * have. Finds SQL that changes other tables than its own, and imports of rules that no list gives a reason for.
 * @returns {string[]} one sentence each
 */
export function findDemoShortcuts(top, files, allowed = ALLOWED) {
  const findings = [];
  const sources = files.filter((file) => file.startsWith(DEMO) && /\.ts$/.test(file) && !isTestFile(file));
  for (const file of sources.filter((name) => existsSync(join(top, name)))) {
    const text = withoutComments(readFileSync(join(top, file), 'utf8'));
    for (const template of text.matchAll(/sql`((?:[^`\\]|\\.)*)`/g))
      for (const [statement, table] of template[1].matchAll(CHANGES))
        if (!OWN_TABLES.includes(table))
          findings.push(`${file} changes rows by itself (${statement}): call a service, as a person or a command does`);
    for (const [, isType, names = '', specifier] of text.matchAll(IMPORT)) {
      if (isType || names.split(/[{},]/).every((name) => name.trim() === '' || name.trim().startsWith('type ')))
        continue;
      const target = normalize(join(file, '..', specifier));
      if (target.startsWith(DEMO) || target.startsWith('apps/server/src/app/services')) continue;
      if (!allowed.has(target.replace('apps/server/src/', '')))
        findings.push(`${file} imports ${target}: the demo calls the services that people and commands call`);
    }
  }
  return findings;
}
