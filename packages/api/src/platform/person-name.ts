/**
 * A person's name: letters of any script and what joins and parts them, such as «علی‌اکبر» and «O'Neil (Sara)»; no digits. Marks
 * that are not seen (of direction and joining) may be in it and are removed before it is stored.
 */
const PERSON_NAME = /^\p{Cf}*[\p{L}\p{M}][\p{L}\p{M}\p{Cf} '’.\-()]*$/u;

/** The least letters of a name that a person gives for itself. */
export const MIN_NAME_LENGTH = 2;
export const MAX_NAME_LENGTH = 60;

/** Whether a text is a person's name. Has no dependencies: forms ask it before they send. */
export function isPersonName(text: string): boolean {
  const name = text.trim();
  return name.length <= MAX_NAME_LENGTH && PERSON_NAME.test(name);
}
