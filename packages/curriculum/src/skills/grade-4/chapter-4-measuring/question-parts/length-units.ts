/** Units of length with what one of the larger has of the smaller. */
export interface LengthUnits {
  readonly large: string;
  readonly small: string;
  readonly factor: 10 | 100 | 1000;
}

export const lengthUnits: readonly LengthUnits[] = [
  { large: 'سانتی‌متر', small: 'میلی‌متر', factor: 10 },
  { large: 'متر', small: 'سانتی‌متر', factor: 100 },
  { large: 'کیلومتر', small: 'متر', factor: 1000 },
];

/** «دستهٔ صدتایی». */
export const groupWords: Readonly<Record<LengthUnits['factor'], string>> = {
  10: 'ده‌تایی',
  100: 'صدتایی',
  1000: 'هزارتایی',
};

/** «هر متر ۱۰۰ سانتی‌متر است» needs the number by itself. */
export const factorWords: Readonly<Record<LengthUnits['factor'], string>> = { 10: 'ده', 100: 'صد', 1000: 'هزار' };
