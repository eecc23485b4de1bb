import type { LongArithmeticMessages } from '../../../i18n/fa/learning-written-answers.ts';
import type { ArithmeticLayout } from './arithmetic-form.ts';
import type { BoxAt } from './writing.ts';

/** Name of a place counted from the right end of a number with so many decimals: «صدم», «یکان», «دهگان هزار». */
export function placeName(place: number, decimals: number, messages: LongArithmeticMessages): string {
  if (place < decimals) return messages.longDecimals[decimals - 1 - place] ?? '';
  const whole = place - decimals;
  const group = messages.longGroups[Math.floor(whole / 3)] ?? '';
  return `${messages.longPlaces[whole % 3] ?? ''} ${group}`.trim();
}

/** What a box is called, with its line and its place. */
export function boxName(
  { line, index }: BoxAt,
  { places, decimals }: ArithmeticLayout,
  isDivision: boolean,
  messages: LongArithmeticMessages,
  number: (count: number) => string,
): string {
  const column = line.columns[index] ?? 0;
  if (isDivision) {
    if (line.id === 'result') return messages.longQuotient(number(index + 1));
    const step = number(Math.floor(Number(line.id) / 2) + 1);
    const digit = number(column - 1);
    return Number(line.id) % 2 === 0 ? messages.longTaken(step, digit) : messages.longLeft(step, digit);
  }
  const place = placeName(places - column + 1, decimals, messages);
  if (line.id === 'carries') return messages.longCarry(place);
  return line.id === 'result' ? messages.longResult(place) : messages.longPartial(number(line.id + 1), place);
}
