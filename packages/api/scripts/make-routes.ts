import { mkdirSync, writeFileSync } from 'node:fs';
import { contract } from '../src/app/contract.ts';
import { makeRoutes } from '../src/client/make-routes.ts';

const folder = new URL('../src/client/routes/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [file, text] of makeRoutes(contract)) writeFileSync(new URL(file, folder), text);
