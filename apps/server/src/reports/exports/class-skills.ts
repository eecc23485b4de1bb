import type { BandCounts, SkillInfo } from '@mashq/api/contract';
import { type ReportTables, table } from '../../platform/tables/table.ts';
import { BANDS } from './words.ts';
import { skillColumns } from './work-columns.ts';

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
