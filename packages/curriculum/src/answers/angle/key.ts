import type { RightParts } from '../kind.ts';
import type { AngleInput, AngleKey } from './model.ts';

export function parts({ degrees }: AngleKey): readonly string[] {
  return [String(degrees)];
}

export function inputFromKey({ kind, degrees }: AngleKey): AngleInput {
  return { kind, degrees };
}

/** Every angle within the tolerance is right. Two keys differ by their degrees. */
export function rule({ degrees }: AngleKey): string {
  return String(degrees);
}

export function matches({ degrees, tolerance }: AngleKey, [given]: readonly string[]): boolean {
  return Math.abs(Number(given) - degrees) <= tolerance;
}

export function rightParts(): RightParts {
  return { right: 0, outOf: 1 };
}
