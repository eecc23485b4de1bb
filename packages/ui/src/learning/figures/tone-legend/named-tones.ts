import type { NamedTone } from '@mashq/curriculum/model';

/** The tones that occur, each once and in the order of first sight, with their names; none where one alone says nothing. */
export function namedTones(
  tones: readonly NamedTone[],
  names: Readonly<Record<NamedTone, string>>,
): readonly { readonly tone: NamedTone; readonly label: string }[] {
  const different = [...new Set(tones)];
  return different.length < 2 ? [] : different.map((tone) => ({ tone, label: names[tone] }));
}
