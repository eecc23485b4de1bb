import { classNames } from '../../primitives/root-props.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import * as css from './field.css.ts';
import type { FieldProps } from './field-props.ts';
import type { ValidityMessages } from './validity.ts';

type WordProps = Pick<
  FieldProps<never>,
  'label' | 'description' | 'errorMessage' | 'isOptional' | 'optionalLabel' | 'validityMessages' | 'className' | 'name'
>;

/**
 * The parts that every field has: its head and foot, what its outermost element takes, and the props that are its own.
 *
 * @param validity words for what the browser finds wrong, unless the props bring others
 * @param name of the value in the form's data, where it is not the prop `name`
 */
export function fieldParts<Props extends WordProps>(props: Props, validity?: ValidityMessages, name = props.name) {
  const { label, description, errorMessage, isOptional, optionalLabel, validityMessages, className, ...own } = props;
  return {
    head: <FieldLabel label={label} description={description} isOptional={isOptional} optionalLabel={optionalLabel} />,
    foot: (
      <FieldMessage
        label={label}
        name={name}
        errorMessage={errorMessage}
        validityMessages={validity ? { ...validity, ...validityMessages } : validityMessages}
      />
    ),
    rootProps: {
      ...(errorMessage !== undefined && { isInvalid: true }),
      className: classNames(css.root, className),
      'data-field': '',
    },
    own,
  };
}
