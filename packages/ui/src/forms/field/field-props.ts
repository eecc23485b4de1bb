import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import type { ValidityMessages } from './validity.ts';

/** What every field of the kit takes, whatever its value is. */
export interface FieldProps<Value> extends RootProps {
  /** Stands above the field, always visible. */
  label: string;
  /** Helps to fill the field; is under the label. */
  description?: ReactNode;
  /**
   * What is wrong, said at once and until it is taken away; meanwhile the form is not sent. What the server found is
   * better given to `errors` of `Form`, which goes away when the value changes.
   */
  errorMessage?: string;
  /** The form is not sent while the field is empty. @default false */
  isRequired?: boolean;
  /** Marks the field as one that may stay empty. Mark the rare kind only, not both. @default false */
  isOptional?: boolean;
  /** @default «اختیاری» */
  optionalLabel?: string;
  /** @default false */
  isDisabled?: boolean;
  /** Can be read, selected and reached, not changed. @default false */
  isReadOnly?: boolean;
  /** Name in the form's data, and the key of the server's errors. */
  name?: string;
  /** Says what is wrong with a value, or nothing. Shown when the field is left or the form is sent. */
  validate?: (value: Value) => string | null | undefined;
  /** Other words for what the browser finds wrong, such as an empty required field. */
  validityMessages?: ValidityMessages;
}

/** What a field takes that is one control: where the focus goes, and an id. */
export interface ControlProps {
  onBlur?: () => void;
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean;
  id?: string;
}
