export interface SchoolYear {
  /** Such as 1405-1406. */
  readonly title: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** The school year that a day lies in: from 1 Mehr, which is 23 September (22 in some years). */
export function schoolYearOf(now: Date): SchoolYear {
  const begins = now.getMonth() >= 6 ? now.getFullYear() : now.getFullYear() - 1;
  return {
    title: `${begins - 621}-${begins - 620}`,
    startsOn: `${begins}-09-23`,
    endsOn: `${begins + 1}-09-22`,
  };
}
