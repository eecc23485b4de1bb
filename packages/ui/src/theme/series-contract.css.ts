import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Colors of what a chart compares and that is no state: classes, subjects, years. The same in every preset. */
export const seriesColor = createGlobalThemeContract(
  {
    series1: 'series-1',
    series2: 'series-2',
    series3: 'series-3',
    series4: 'series-4',
    series5: 'series-5',
    series6: 'series-6',
  },
  (value) => `m-${value}`,
);
