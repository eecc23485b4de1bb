import { formatNumber } from '@mashq/ui/i18n';
import { paymentWords } from '../strings/student-payment.ts';

/** Rial in a toman. */
const RIAL = 10;

/** An amount in toman, as a number. */
export const tomanOf = (rial: number): number => rial / RIAL;

/** An amount as it is shown: in toman, with the unit named. */
export const priceText = (rial: number): string => paymentWords.toman(formatNumber(tomanOf(rial)));
