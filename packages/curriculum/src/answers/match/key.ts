import { sameParts } from '../same-parts.ts';
import type { MatchInput, MatchKey } from './model.ts';

export function parts({ pairs }: MatchKey): readonly string[] {
  return pairs.map((pair) => pair.join('-')).sort();
}

export function inputFromKey({ kind, pairs }: MatchKey): MatchInput {
  return { kind, pairs };
}

export function rule({ telling }: MatchKey): string | null {
  return telling === undefined ? null : JSON.stringify(telling);
}

export function matches(key: MatchKey, given: readonly string[]): boolean {
  return key.telling === undefined
    ? sameParts(parts(key), given)
    : key.telling.every(([first, second]) => given.includes(`${first}-${second}`));
}
