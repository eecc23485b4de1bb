import { readConfig } from '../platform/config.ts';
import { operatorFault } from '../platform/operator-fault.ts';
import { accountLines } from './demo/accounts.ts';
import { type Running, start } from './start.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

function stopOnSignals({ stop }: Running): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second one is an order: leave at once. What was confirmed is stored all the same.
      if (stopping) process.exit(1);
      stopping = true;
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

try {
  const config = readConfig(process.env);
  const running = await start(config, print);
  stopOnSignals(running);
  // Loading modules leaves several times what the server needs; without this the process would keep it, idle or not.
  globalThis.gc?.();
  print(`\nMashq is at ${running.address} (version: ${running.version})`);
  if (config.demo) for (const line of accountLines(config.demoPasswords)) print(line);
} catch (error) {
  const fault = operatorFault(error);
  if (fault === undefined) throw error;
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
