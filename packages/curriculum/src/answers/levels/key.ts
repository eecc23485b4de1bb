import type { RightParts } from '../kind.ts';
import type { LevelsForm, LevelsInput, LevelsKey } from './model.ts';

export function parts({ values }: LevelsKey): readonly string[] {
  return values.map(String);
}

export function inputFromKey({ kind, values }: LevelsKey): LevelsInput {
  return { kind, values };
}

/** A tower that happens to have its height says nothing of the others. */
export function rightParts(key: LevelsKey, given: readonly string[], { style }: LevelsForm): RightParts {
  const wanted = parts(key);
  const right = style === 'blocks' ? 0 : wanted.filter((part, index) => part === given[index]).length;
  return { right, outOf: wanted.length };
}
