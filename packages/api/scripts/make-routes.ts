import { mkdirSync, writeFileSync } from 'node:fs';
import { makeRoutes } from '../src/client/make-routes.ts';
import { contract } from '../src/contract/index.ts';

const folder = new URL('../src/client/routes/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [file, text] of makeRoutes(contract)) writeFileSync(new URL(file, folder), text);
