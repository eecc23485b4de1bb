import { formatDigits } from '../../../i18n/digits.ts';
import type { DigitsName } from '../../../theme/apply-theme.ts';

/**
 * What a box shows of what was typed: the reader's digits, and where the box takes decimals the reader's decimal mark for
 * each of the three that are taken for one. Sign for sign, so that a caret is at the same place in both.
 */
export function shownText(typed: string, isDecimal: boolean, digits: DigitsName): string {
  const text = formatDigits(typed, digits);
  return isDecimal ? text.replace(/[./٫]/g, digits === 'fa' ? '٫' : '.') : text;
}

/**
 * What was typed in all, once the text of a box has changed under the hand: signs that are where they was before,
 * counted from the start or from the end, are as they were typed, not as they were shown.
 *
 * @param typed what had been typed before
 * @param shown what the box showed of it
 * @param text what is in the box now
 */
export function typedText(typed: string, shown: string, text: string): string {
  const grown = text.length - shown.length;
  return text.replace(/./gs, (sign, at: number) => {
    const before = shown[at] === sign ? at : at - grown;
    return (shown[before] === sign && typed[before]) || sign;
  });
}
