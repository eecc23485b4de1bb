import * as faCurrency from '../../i18n/fa/currency.ts';
import { messagesFor } from '../../i18n/language.ts';
import { NumberField, type NumberFieldProps } from '../number-field/NumberField.tsx';

export type Currency = 'toman' | 'rial';

export interface CurrencyFieldProps
  extends Omit<
    NumberFieldProps,
    'isGrouped' | 'unit' | 'maxDecimals' | 'step' | 'hasNoSteppers' | 'increaseLabel' | 'decreaseLabel' | 'hint'
  > {
  /** What is typed, and what the value is of: ten rials are a toman. @default 'toman' */
  currency?: Currency;
  /** Leaves out the amount in words under the box. @default false */
  hasNoWords?: boolean;
}

/**
 * An amount of money in tomans or rials: grouped while it is typed, and said in words under the box, so that a zero too many is seen.
 * Keyboard: as in `NumberField`; up and down arrows step by one.
 */
export function CurrencyField({ currency = 'toman', hasNoWords = false, minValue = 0, ...rest }: CurrencyFieldProps) {
  const words = messagesFor('forms.currency', faCurrency.currency);
  return (
    <NumberField
      {...rest}
      minValue={minValue}
      isGrouped
      hasNoSteppers
      unit={words[currency]}
      {...(!hasNoWords && {
        hint: (value: number | null) => (value === null ? '' : words.inWords(value, currency === 'rial')),
      })}
    />
  );
}
