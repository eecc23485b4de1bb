import type { CalendarDate } from '@internationalized/date';
import type { Ref } from 'react';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { DateSegments } from '../calendar/DateSegments.tsx';
import { type DayBounds, dayProps } from '../calendar/day-props.ts';
import { boundMessages, type IsoDate } from '../calendar/iso-date.ts';
import { PartsFaultContext, useWrittenDay } from '../calendar/use-written.ts';
import * as fieldCss from '../field/field.css.ts';
import { fieldParts } from '../field/field-parts.tsx';
import type { ControlProps, FieldProps } from '../field/field-props.ts';
import { useControlRef } from '../field/use-control-ref.ts';

export interface DateFieldProps extends FieldProps<IsoDate | null>, DayBounds, ControlProps {
  /** The day, when the parent keeps it; null for none. */
  value?: IsoDate | null;
  /** @default null */
  defaultValue?: IsoDate | null;
  /** Called when year, month and day make a day, and with null when they no longer do. */
  onChange?: (value: IsoDate | null) => void;
  /** The first of the three boxes. */
  ref?: Ref<HTMLElement>;
}

/**
 * A Jalali day, typed in any digits: day, month and year. For a day that is known, such as one of birth; to look for one,
 * `DatePicker`. Keyboard: digits fill, the up and down arrows step, the side arrows go from part to part.
 */
export function DateField(given: DateFieldProps) {
  const { props, report } = useWrittenDay<IsoDate, DateFieldProps>(given);
  const { head, foot, rootProps, own } = fieldParts(props, boundMessages(props.minDate, props.maxDate));
  const { ref, ...rest } = own;
  const root = useControlRef(ref, '[role="spinbutton"]');
  return (
    <PartsFaultContext value={report}>
      <AriaDateField<CalendarDate> {...dayProps(rest)} ref={root} {...rootProps}>
        {head}
        <Group role="presentation" className={fieldCss.control}>
          <DateSegments />
        </Group>
        {foot}
      </AriaDateField>
    </PartsFaultContext>
  );
}
