/** Names of the groups of three digits (طبقه), the ones first. */
export const groupNames = ['یکی', 'هزار', 'میلیون', 'میلیارد'] as const;

/** Names of the three places of a group, the ones first. */
export const placeNames = ['یکان', 'دهگان', 'صدگان'] as const;

/** 12030004 is [12, 30, 4]: the groups of three digits, the largest first. */
export function groupsOf(value: number): readonly number[] {
  const groups: number[] = [];
  for (let left = value; left > 0; left = Math.floor(left / 1000)) groups.unshift(left % 1000);
  return groups;
}

/** The number that has these groups, the largest first. */
export function fromGroups(groups: readonly number[]): number {
  return groups.reduce((value, group) => value * 1000 + group, 0);
}

/** «یکان هزار», «صدگان میلیون», «دهگان»: the name of the place that has `power` digits to its right. */
export function placeName(power: number): string {
  const place = placeNames[power % 3] ?? '';
  const group = groupNames[Math.floor(power / 3)] ?? '';
  return power < 3 ? place : `${place} ${group}`;
}
