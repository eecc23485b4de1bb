import type { Share } from '@mashq/api/measures';
import { formatNumber } from '@mashq/ui/i18n';
import { teacher } from '../strings/teacher-general.ts';

/** «۲۱ از ۲۹». */
export const shareText = ({ part, whole }: Share): string => teacher.outOf(formatNumber(part), formatNumber(whole));
