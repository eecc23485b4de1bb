#!/usr/bin/env node
import '../../platform/resolve-drizzle.ts';

// Not above: what is imported there is looked for before the first line runs.
const { run } = await import('./run.ts');
process.exitCode = await run(process.argv.slice(2));
