/** `pnpm --filter @mashq/server privacy` writes docs/privacy.md from the register of personal data. */
import { writeFileSync } from 'node:fs';
import { privacyDocument } from '../src/platform/privacy/document.ts';

writeFileSync(new URL('../../../docs/privacy.md', import.meta.url), privacyDocument());
