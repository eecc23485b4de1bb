import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contract } from '../app/contract.ts';
import { makeRoutes, TABLES } from './make-routes.ts';

const folder = new URL('./routes/', import.meta.url);

it('routes/ says what the contract says (else run `pnpm --filter @mashq/api routes`)', () => {
  const made = makeRoutes(contract);
  expect(readdirSync(folder).sort()).toEqual([...made.keys()].sort());
  for (const [file, text] of made) expect(readFileSync(new URL(file, folder), 'utf8'), file).toBe(text);
});

it('a group of the contract that no table has, or two have, is named', () => {
  const { admin, ...others } = TABLES;
  expect(() => makeRoutes(contract, others)).toThrow('admin');
  expect(() => makeRoutes(contract, { ...TABLES, again: { groups: ['survey'] } })).toThrow('survey');
});
