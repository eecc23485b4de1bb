import type { AngleForm, AngleKey, RawInput } from '../../src/model/index.ts';
import { persianNumber } from '../../src/numbers/persian/digits.ts';
import { NO_TEXTS, type TestedKind } from './kind.ts';

function raw(degrees: number | null): RawInput {
  return { kind: 'angle', degrees };
}

/** Every whole degree within the tolerance. */
function forms({ degrees, tolerance }: AngleKey): readonly RawInput[] {
  return Array.from({ length: 2 * tolerance + 1 }, (_, index) => degrees - tolerance + index)
    .filter((each) => each >= 0 && each <= 180)
    .map(raw);
}

/** Just beyond the tolerance, untouched, between two degrees, off the protractor. */
function misses({ degrees, tolerance }: AngleKey): readonly RawInput[] {
  return [degrees - tolerance - 1, degrees + tolerance + 1, null, degrees + 0.5, -1, 181, Number.NaN].map(raw);
}

export const angle: TestedKind<AngleForm, AngleKey> = {
  kind: 'angle',
  forms,
  misses,
  texts: () => NO_TEXTS,
  // As words or with the sign of degrees.
  printed: ({ degrees }) => [persianNumber(degrees)],
  isTelling: false,
};
