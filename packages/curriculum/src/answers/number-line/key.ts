import type { NumberLineInput, NumberLineKey } from './model.ts';

export function parts({ tick }: NumberLineKey): readonly string[] {
  return [String(tick)];
}

export function inputFromKey({ kind, tick }: NumberLineKey): NumberLineInput {
  return { kind, tick };
}
