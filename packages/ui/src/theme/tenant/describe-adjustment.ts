import { formatDigits, formatNumber } from '../../i18n/digits.ts';
import { faTheme } from '../../i18n/fa/theme.ts';
import { isolate } from '../../i18n/isolate.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { AdjustedColor } from './adjusted-colors.ts';

/** An adjustment as a Persian sentence for the person who chose the color. */
export function describeAdjustment(
  { mode, role, brand, became, had, needed }: AdjustedColor,
  { schemes, more, roles, sentence }: Messages<typeof faTheme.adjusted> = faTheme.adjusted,
): string {
  const place = mode.contrast === 'more' ? `${schemes[mode.scheme]}، ${more}` : schemes[mode.scheme];
  // Rounded down, or a contrast of 2.96 would be shown as the 3 it falls short of.
  const shown = formatNumber(Math.floor(had * 10) / 10, { maxDecimals: 1 });
  return sentence(place, roles[role], isolate(brand), isolate(became), shown, formatDigits(formatNumber(needed)));
}
