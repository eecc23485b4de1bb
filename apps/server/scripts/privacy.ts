/**
 * `pnpm --filter @mashq/server privacy` writes docs/privacy.md from the register of personal data, and in Persian what the
 * page `/privacy` of the app shows.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { privacyDocument } from '../src/platform/privacy/document.ts';
import { privacyPage } from '../src/platform/privacy/kinds-fa.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const document = at('docs/privacy.md');
const page = at('apps/web/src/site/content/privacy-kinds.json');
writeFileSync(document, privacyDocument());
writeFileSync(page, JSON.stringify(privacyPage()));
// Aligns the tables.
execFileSync(at('node_modules/.bin/biome'), ['format', '--write', document, page]);
