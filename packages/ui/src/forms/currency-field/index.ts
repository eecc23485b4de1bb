export { type Currency, CurrencyField, type CurrencyFieldProps } from './CurrencyField.tsx';
