import type { CalendarDate } from '@internationalized/date';
import type { Ref } from 'react';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { classNames } from '../../primitives/root-props.ts';
import { DateSegments } from '../calendar/DateSegments.tsx';
import { boundMessages, bounds, type IsoDate, readIso } from '../calendar/iso-date.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldMessage } from '../field/FieldMessage.tsx';
import * as fieldCss from '../field/field.css.ts';
import type { FieldProps } from '../field/field-props.ts';
import { useControlRef } from '../field/use-control-ref.ts';

export interface DateFieldProps extends FieldProps<IsoDate | null> {
  /** The day, when the parent keeps it; null for none. */
  value?: IsoDate | null;
  /** @default null */
  defaultValue?: IsoDate | null;
  /** Called when year, month and day make a day, and with null when they no longer do. */
  onChange?: (value: IsoDate | null) => void;
  onBlur?: () => void;
  /** First and last day accepted. */
  minDate?: IsoDate;
  maxDate?: IsoDate;
  autoFocus?: boolean;
  id?: string;
  /** The first of the three boxes. */
  ref?: Ref<HTMLElement>;
}

/**
 * A Jalali day, typed in any digits: day, month and year. For a day that is known, such as one of birth; to look for one,
 * `DatePicker`. Keyboard: digits fill, the up and down arrows step, the side arrows go from part to part.
 */
export function DateField({
  label,
  description,
  errorMessage,
  isOptional,
  optionalLabel,
  validityMessages,
  value,
  defaultValue,
  onChange,
  validate,
  minDate,
  maxDate,
  ref,
  ...rest
}: DateFieldProps) {
  const root = useControlRef(ref, '[role="spinbutton"]');
  return (
    <AriaDateField<CalendarDate>
      {...rest}
      ref={root}
      {...bounds(minDate, maxDate)}
      {...(value !== undefined && { value: readIso(value) })}
      {...(defaultValue !== undefined && { defaultValue: readIso(defaultValue) })}
      {...(onChange && { onChange: (date) => onChange(date?.toString() ?? null) })}
      {...(validate && { validate: (date) => validate(date?.toString() ?? null) })}
      {...(errorMessage !== undefined && { isInvalid: true })}
      className={classNames(fieldCss.root, rest.className)}
      data-field=""
    >
      <FieldLabel label={label} description={description} isOptional={isOptional} optionalLabel={optionalLabel} />
      <Group role="presentation" className={fieldCss.control}>
        <DateSegments />
      </Group>
      <FieldMessage
        label={label}
        name={rest.name}
        errorMessage={errorMessage}
        validityMessages={{ ...boundMessages(minDate, maxDate), ...validityMessages }}
      />
    </AriaDateField>
  );
}
