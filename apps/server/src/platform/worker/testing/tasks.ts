import type { Buffer } from 'node:buffer';

export function neverEnd(): void {
  for (;;);
}

export function fillMemory(): number {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, Math.random));
}

export const reply = (bytes: Buffer): string => bytes.toString('utf8');
