import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Figures, planFor, readFigures } from '../../bench/capacity.ts';

const figures: Figures = { postgresMs: 0.4, serverMs: 0.3, streams: 2_000, memoryMb: 288, bytes: 2_000 };
const prices = { core: 100, memoryGb: 10, storageGb: 1 };

test('a small school needs one copy and a spare one, and a node with its replica', () => {
  // 10 children: two answers a minute each.
  expect(planFor(figures, { children: 200, atOnce: 0.05 }, prices)).toMatchObject({
    answersASecond: 1 / 3,
    copies: 2,
    nodes: 2,
    cores: 2 + 2 * 2,
    memoryGb: 2 * 0.5 + 4 * 4,
  });
});

test('a country needs copies by its open streams, and nodes by what answers take of the database', () => {
  // 1,200,000 at once: 40,000 answers a second, which twice 0.4 ms at half a core make 64 cores of the database: four nodes of 16.
  // But 12,000 GB and half as much again to work in fill five of 4,000 GB, of 13 cores each.
  const plan = planFor(figures, { children: 6_000_000, atOnce: 0.2 }, prices);
  expect(plan).toMatchObject({ answersASecond: 40_000, copies: 601, nodes: 10, cores: 601 + 10 * 13 });
  // 6,000,000 children, 1,000 answers of 2,000 bytes: three times for node and replica, and half for backups.
  expect(plan.storageGb).toBeCloseTo(42_000, 6);
  expect(plan.memoryGb).toBe(601 * 0.5 + 130 * 4);
  expect(plan.tomanAChild).toBeCloseTo((731 * 100 + 820.5 * 10 + 42_000) / 6_000_000, 9);
  // With a tenth of the bytes the cores decide.
  expect(planFor({ ...figures, bytes: 200 }, { children: 6_000_000, atOnce: 0.2 }, prices).nodes).toBe(8);
  // Where streams are cheap, the work of the server decides: 40,000 a second, twice 0.3 ms at half a core.
  expect(planFor({ ...figures, streams: 1e9 }, { children: 6_000_000, atOnce: 0.2 }, prices).copies).toBe(49);
});

test('the figures are those of the benchmarks', async () => {
  const text = await readFile(join(import.meta.dirname, '../../../../docs/benchmarks.md'), 'utf8');
  const read = readFigures(text);
  for (const figure of Object.values(read)) expect(figure).toBeGreaterThan(0);
  expect(read).toMatchObject({ streams: 2_000, memoryMb: 288 });
  expect(() => readFigures(text.replace('ms of Postgres', 'ms'))).toThrow(/has no figure like/);
});
