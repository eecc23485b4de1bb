export { FieldLabel, type FieldLabelProps } from './FieldLabel.tsx';
export { FieldMessage, type FieldMessageProps } from './FieldMessage.tsx';
export type { FieldProps } from './field-props.ts';
export { describeValidity, type FieldValidity, type ValidityMessages } from './validity.ts';
