/** `pnpm --filter @mashq/server privacy` writes docs/privacy.md from the register of personal data. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { privacyDocument } from '../src/platform/privacy/document.ts';

const file = fileURLToPath(new URL('../../../docs/privacy.md', import.meta.url));
writeFileSync(file, privacyDocument());
// Aligns the tables.
execFileSync(fileURLToPath(new URL('../../../node_modules/.bin/biome', import.meta.url)), ['format', '--write', file]);
