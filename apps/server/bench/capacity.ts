/**
 * `pnpm capacity`: machines and money for so many children, by what docs/benchmarks.md measured on two cores. Options:
 * --children=1000000 (several times), --at-once=0.05, and prices of a month in toman: --core, --memory and --storage (a GB each).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { table } from './load.ts';

/** What was measured of one copy and one Postgres. */
export interface Figures {
  /** Milliseconds of the processor that an answer takes of Postgres, and of the server. */
  readonly postgresMs: number;
  readonly serverMs: number;
  /** Open event streams of one copy, and its memory with them in MB. */
  readonly streams: number;
  readonly memoryMb: number;
  /** Stored of an answer with its question, indexes included. */
  readonly bytes: number;
}

/** Figures by the words of docs/benchmarks.md; throws where a word has changed. */
export function readFigures(text: string): Figures {
  const find = (pattern: RegExp): number => {
    const found = Number(pattern.exec(text)?.[1]);
    if (!(found > 0)) throw new Error(`docs/benchmarks.md has no figure like ${pattern}`);
    return found;
  };
  return {
    postgresMs: find(/An answer takes ([\d.]+) ms of Postgres/),
    serverMs: find(/and ([\d.]+) ms of the server/),
    streams: find(/^\| +(\d+) \| +\d+ \| +\d+ \| +\d+ \| +\d+ \| +\d+ \| +\d+ \| +0 \|$/m),
    memoryMb: find(/^\| +\d+ \| +\d+ \| +\d+ \| +(\d+) \| +\d+ \| +\d+ \| +\d+ \| +0 \|$/m),
    bytes: find(/bytes stored of an answer with its question +\| +(\d+)/),
  };
}

export interface Demand {
  readonly children: number;
  /** Share of the children who practice in the busiest minute. */
  readonly atOnce: number;
}

/** Of a month, in toman. */
export interface Prices {
  readonly core: number;
  readonly memoryGb: number;
  readonly storageGb: number;
}

/* Assumptions. docs/benchmarks.md says them beside the table. */
const ANSWERS_A_MINUTE = 2;
const ANSWERS_A_YEAR = 1_000;
/** Work of an answer and of all calls beside it: signing in, opening, lists, reports. */
const WORK_OF_CALLS = 2;
/** Share of a core that is planned to be busy. */
const BUSY = 0.5;
const CORES_OF_A_NODE = 16;
const STORAGE_GB_OF_A_NODE = 4_000;
const MEMORY_GB_OF_A_CORE = 4;
const MEMORY_GB_OF_A_COPY = 0.5;
/** The node and its replica, which reports are read of. */
const NODES_OF_A_SHARD = 2;
/** Room in which Postgres works, beside what is stored; and two backups in a quarter of it each. */
const STORAGE_FACTOR = 1.5;
const BACKUP_FACTOR = 0.5;

export interface Plan {
  readonly answersASecond: number;
  /** Copies of the server, one core each; one of them is spare. */
  readonly copies: number;
  /** Nodes of Postgres, replicas included. */
  readonly nodes: number;
  /** Cores of all machines. */
  readonly cores: number;
  readonly memoryGb: number;
  /** After one school year, replicas and backups included. */
  readonly storageGb: number;
  readonly tomanAChild: number;
}

export function planFor(figures: Figures, { children, atOnce }: Demand, prices: Prices): Plan {
  const active = children * atOnce;
  const answersASecond = (active * ANSWERS_A_MINUTE) / 60;
  const coresOf = (ms: number) => (answersASecond * ms * WORK_OF_CALLS) / 1000 / BUSY;
  const copies = Math.max(1, Math.ceil(coresOf(figures.serverMs)), Math.ceil(active / figures.streams)) + 1;
  const storedGb = (children * ANSWERS_A_YEAR * figures.bytes) / 1e9;
  const databaseCores = Math.max(2, Math.ceil(coresOf(figures.postgresMs)));
  const shards = Math.max(
    Math.ceil(databaseCores / CORES_OF_A_NODE),
    Math.ceil((storedGb * STORAGE_FACTOR) / STORAGE_GB_OF_A_NODE),
  );
  const coresOfShard = Math.ceil(databaseCores / shards);
  const nodes = shards * NODES_OF_A_SHARD;
  const cores = copies + nodes * coresOfShard;
  const copyGb = Math.max(MEMORY_GB_OF_A_COPY, figures.memoryMb / 1024);
  const memoryGb = copies * copyGb + nodes * coresOfShard * MEMORY_GB_OF_A_CORE;
  const storageGb = storedGb * (STORAGE_FACTOR * NODES_OF_A_SHARD + BACKUP_FACTOR);
  const toman = cores * prices.core + memoryGb * prices.memoryGb + storageGb * prices.storageGb;
  return { answersASecond, copies, nodes, cores, memoryGb, storageGb, tomanAChild: toman / children };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      children: { type: 'string', multiple: true, default: ['10000', '100000', '1000000', '6000000'] },
      'at-once': { type: 'string', default: '0.05' },
      core: { type: 'string', default: '600000' },
      memory: { type: 'string', default: '200000' },
      storage: { type: 'string', default: '10000' },
    },
  });
  const figures = readFigures(readFileSync(join(import.meta.dirname, '../../../docs/benchmarks.md'), 'utf8'));
  const prices = { core: Number(values.core), memoryGb: Number(values.memory), storageGb: Number(values.storage) };
  const atOnce = Number(values['at-once']);
  if (!(atOnce > 0 && atOnce <= 1)) throw new Error('--at-once is a share above 0, up to 1');
  const number = (value: number) => Math.ceil(value).toLocaleString('en');
  const rows = values.children.map((text) => {
    const children = Number(text);
    if (!(children >= 1)) throw new Error('--children is a number of children');
    const plan = planFor(figures, { children, atOnce }, prices);
    return [
      number(children),
      ...[plan.answersASecond, plan.copies, plan.nodes, plan.cores, plan.memoryGb, plan.storageGb].map(number),
      number(plan.tomanAChild),
    ];
  });
  const head = ['children', 'answers/s', 'copies', 'Postgres nodes', 'cores', 'memory GB', 'storage GB a year'];
  console.log(table([...head, 'toman a child and month'], rows));
}
