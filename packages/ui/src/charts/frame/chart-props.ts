import type { Ref } from 'react';
import { formatNumber } from '../../i18n/digits.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { type ChartTone, TONES } from './plot.css.ts';

/** What every chart takes. */
export interface ChartProps extends RootProps {
  /** What the chart shows. */
  title: string;
  /** Writes a value, units and all. @default as a number */
  formatValue?: (value: number) => string;
  /** Head of the labels in the table. @default «مورد» */
  itemHeader?: string;
  /** @default «نمایش جدول» */
  tableLabel?: string;
  /** @default «نمایش نمودار» */
  chartLabel?: string;
  ref?: Ref<HTMLElement>;
}

/** What a chart with a scale takes. */
export interface PlotProps extends ChartProps {
  /** Least upper end of the scale, such as the number of children; it is rounded up. @default the largest value */
  max?: number;
  /** Over the values: what is counted, and in which unit. */
  valueTitle?: string;
  /** Under the labels: what they are. */
  itemTitle?: string;
}

/** Writes values as asked, or as numbers in the reader's digits. */
export function usePrint(formatValue: ChartProps['formatValue']): (value: number) => string {
  const digits = useDigits();
  return formatValue ?? ((value) => formatNumber(value, { digits }));
}

/** Lines, layers or parts, each in its own tone or in the next. */
export const withTones = <Item extends { readonly tone?: ChartTone }>(items: readonly Item[]) =>
  items.map((item, index) => ({ ...item, tone: item.tone ?? TONES[index % TONES.length] ?? 'accent' }));
