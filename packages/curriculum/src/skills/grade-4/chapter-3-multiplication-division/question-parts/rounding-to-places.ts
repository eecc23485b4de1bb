import { line, persianNumber } from '../../../../authoring/index.ts';

/** Places numbers are rounded to, with what one of them is called. */
export const roundPlaces = [
  { place: 10, name: 'ده‌تایی' },
  { place: 100, name: 'صدتایی' },
  { place: 1000, name: 'هزارتایی' },
  { place: 10_000, name: 'ده‌هزارتایی' },
] as const;

export type RoundPlace = (typeof roundPlaces)[number]['place'];

export function roundPlaceName(place: RoundPlace): string {
  return roundPlaces.find((one) => one.place === place)?.name ?? '';
}

/** To the nearest multiple; from the middle up. */
export function rounded(value: number, place: number): number {
  return Math.floor((value + place / 2) / place) * place;
}

/** To the multiple below. */
export function cutDown(value: number, place: number): number {
  return Math.floor(value / place) * place;
}

/** Exactly between two multiples. */
export function isMiddle(value: number, place: number): boolean {
  return (value % place) * 2 === place;
}

/** Why a number goes where it goes. */
export function roundingReason(value: number, place: RoundPlace) {
  const low = cutDown(value, place);
  const statement = `${persianNumber(low)} و ${persianNumber(low + place)}`;
  if (isMiddle(value, place)) {
    return line`${value} درست وسط ${statement} است؛ عدد وسط را به بالا گرد می‌کنیم: ${rounded(value, place)}.`;
  }
  return line`${value} بین ${statement} است و به ${rounded(value, place)} نزدیک‌تر است.`;
}
