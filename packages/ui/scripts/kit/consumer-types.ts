import { node } from './run.ts';

/** What a consumer may not write, each by the word that is wrong in `wrong.tsx`. */
const WRONG = ['"golden"', "'number'", '"picture"'];

/** TypeScript over a consumer's own files: correct code passes with both kinds of module resolution, wrong code is an error. */
export async function consumerTypeFaults(folder: string): Promise<string[]> {
  const tsc = 'node_modules/typescript/bin/tsc';
  const faults: string[] = [];
  for (const way of [
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
    ['--module', 'node16', '--moduleResolution', 'node16'],
  ]) {
    await node(tsc, ['-p', 'tsconfig.json', ...way], folder).catch(({ message }: Error) => faults.push(message));
  }
  const output = await node(tsc, ['-p', 'tsconfig.wrong.json'], folder).catch(({ message }: Error) => message);
  for (const word of WRONG) if (!output.includes(word)) faults.push(`wrong.tsx: ${word} is taken`);
  return faults;
}

/** TypeScript over what the documentation shows, with the libraries that the examples are about. */
export const guideExampleFaults = (frameworks: string): Promise<string[]> =>
  node('node_modules/typescript/bin/tsc', ['-p', 'guides'], frameworks).then(
    () => [],
    ({ message }: Error) => message.split('\n'),
  );
