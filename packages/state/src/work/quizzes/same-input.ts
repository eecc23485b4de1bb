import type { RawInput } from '@mashq/curriculum/model';

/** An input as text, whatever the order in which its fields come back from the server. */
function textOf(input: RawInput | null): string {
  return JSON.stringify(input, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

/** Whether two inputs are the same answer. */
export const isSameInput = (one: RawInput | null, other: RawInput | null) => textOf(one) === textOf(other);
