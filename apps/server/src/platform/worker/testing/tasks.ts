import { Buffer } from 'node:buffer';

export const processId = (): number => process.pid;

export function neverEnd(): void {
  for (;;);
}

export function fillMemory(): number {
  const kept: number[][] = [];
  for (;;) kept.push(new Array(100_000).fill(kept.length));
}

/** Memory beside the heap, as decoders take it. */
export function fillBuffers(): number {
  const kept: Buffer[] = [];
  for (;;) kept.push(Buffer.alloc(10_000_000, 1));
}

/** As a decoder does whose fault a file has met. */
export function crash(): void {
  process.kill(process.pid, 'SIGSEGV');
}

export const reply = (bytes: Buffer): string => bytes.toString('utf8');

export const environment = (): string[] => Object.keys(process.env);

export async function wait(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 60_000));
}
