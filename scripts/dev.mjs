/** `pnpm dev`: the server with restart on change, and Vite with hot reload of app and kit, proxied to it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ENVIRONMENT, install, NODE, TOP } from './tooling/run.mjs';

await install();
const apiPort = process.env.API_PORT ?? '3001';
const data = process.env.DATA_DIR ?? join(TOP, '.data');

const children = [
  spawn(NODE, ['--watch', 'src/main.ts'], {
    cwd: join(TOP, 'apps/server'),
    stdio: 'inherit',
    env: { ...ENVIRONMENT, PORT: apiPort, DEMO: '1', DATA_DIR: data },
  }),
  spawn(join(TOP, 'apps/web/node_modules/.bin/vite'), [], {
    cwd: join(TOP, 'apps/web'),
    stdio: 'inherit',
    env: { ...ENVIRONMENT, API_PORT: apiPort },
  }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
