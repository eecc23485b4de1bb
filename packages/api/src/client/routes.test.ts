import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contract } from '../contract/index.ts';
import { makeRoutes } from './make-routes.ts';

it('routes.ts says what the contract says (else run `pnpm --filter @mashq/api routes`)', () => {
  expect(readFileSync(new URL('./routes.ts', import.meta.url), 'utf8')).toBe(makeRoutes(contract));
});
