import { writeFileSync } from 'node:fs';
import { makeRoutes } from '../src/client/make-routes.ts';
import { contract } from '../src/contract/index.ts';

writeFileSync(new URL('../src/client/routes.ts', import.meta.url), makeRoutes(contract));
