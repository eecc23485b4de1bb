import { toPersianDigits } from '@mashq/ui/i18n';
import * as css from './sign-in-cards.css.ts';

/** Digits in Persian, the last four apart; what has letters as it is. */
export function Spaced({ text }: { text: string }) {
  if (!/^\d+$/.test(text)) return text;
  const digits = toPersianDigits(text);
  const groups = [digits.slice(0, -4), digits.slice(-4)];
  return groups.map((group, index) => (
    <span key={index} className={css.part}>
      {group}
    </span>
  ));
}
