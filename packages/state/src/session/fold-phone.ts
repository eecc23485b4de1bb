import { toLatinDigits } from '@mashq/curriculum/persian';

/** Persian ۰-۹ and Arabic ٠-٩ digits of a phone number or a code as Latin ones, without spaces and dashes. */
export function foldPhone(typed: string): string {
  return toLatinDigits(typed).replace(/[\s\u200c\u200e\u200f-]/g, '');
}
