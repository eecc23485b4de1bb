export { foldPhone, isIranianMobile } from './iranian-mobile.ts';
export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
