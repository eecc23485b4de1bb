import type { BandCounts, SkillInfo } from '@mashq/api/contract';
import { skillColumns } from './skill-columns.ts';
import { type ReportTables, table } from './table.ts';
import { BANDS } from './words.ts';

const BAND_NAMES = Object.keys(BANDS) as (keyof BandCounts)[];

/** How many children of a class are in which band of each skill. */
export function classSkillsTables(
  classTitle: string,
  skills: readonly (SkillInfo & { readonly bands: BandCounts })[],
): ReportTables<'skills'> {
  return {
    of: ['مهارت‌ها', classTitle],
    tables: {
      skills: table(
        'مهارت‌های کلاس',
        [
          ...skillColumns,
          ...BAND_NAMES.map((band) => ({
            heading: BANDS[band],
            value: ({ bands }: { readonly bands: BandCounts }) => bands[band],
          })),
        ],
        skills,
      ),
    },
  };
}
