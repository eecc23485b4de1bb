import { writeFileSync } from 'node:fs';
import { measuresPage } from '../src/measures/list.ts';

writeFileSync(new URL('../../../docs/measures.md', import.meta.url), measuresPage());
