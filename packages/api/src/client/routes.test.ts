import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contract } from '../app/contract.ts';
import { makeRoutes } from './make-routes.ts';

const folder = new URL('./routes/', import.meta.url);

it('routes/ says what the contract says (else run `pnpm --filter @mashq/api routes`)', () => {
  const made = makeRoutes(contract);
  expect(readdirSync(folder).sort()).toEqual([...made.keys()].sort());
  for (const [file, text] of made) expect(readFileSync(new URL(file, folder), 'utf8'), file).toBe(text);
});
