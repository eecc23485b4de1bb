import type { Time } from '@internationalized/date';
import { Clock } from 'lucide-react';
import { type Ref, useMemo } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { formatDigits } from '../../i18n/digits.ts';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import { dateMessages } from '../../i18n/react-aria/dates.ts';
import { setReactAriaMessages } from '../../i18n/react-aria-fa.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import * as segmentsCss from '../calendar/DateSegments.css.ts';
import { PartsFaultContext, useTimeParts, useWrittenTime } from '../calendar/use-written.ts';
import * as fieldCss from '../field/field.css.ts';
import { fieldParts } from '../field/field-parts.tsx';
import type { ControlProps, FieldProps } from '../field/field-props.ts';
import { useControlRef } from '../field/use-control-ref.ts';
import { type IsoTime, readTime, writeTime } from './iso-time.ts';

setReactAriaMessages(dateMessages);

export interface TimeFieldProps extends FieldProps<IsoTime | null>, ControlProps {
  /** The time, when the parent keeps it; null for none. */
  value?: IsoTime | null;
  /** @default null */
  defaultValue?: IsoTime | null;
  /** Called when hour and minute make a time, and with null when they no longer do. */
  onChange?: (value: IsoTime | null) => void;
  /** First and last time accepted. */
  minTime?: IsoTime;
  maxTime?: IsoTime;
  /** The box of the hour. */
  ref?: Ref<HTMLElement>;
}

/**
 * A time of the day on a clock of 24 hours, typed in any digits. The hour is at the left, as clocks show it. Keyboard: digits
 * fill, the up and down arrows step, the side arrows go between hour and minute.
 */
export function TimeField(given: TimeFieldProps) {
  const { props, report } = useWrittenTime<IsoTime, TimeFieldProps>(given);
  const digits = useDigits();
  const { tooEarly, tooLate } = messagesFor('forms.time', faFormControls.time);
  const { head, foot, rootProps, own } = fieldParts(props, {
    ...(props.minTime !== undefined && { rangeUnderflow: tooEarly(formatDigits(props.minTime, digits)) }),
    ...(props.maxTime !== undefined && { rangeOverflow: tooLate(formatDigits(props.maxTime, digits)) }),
  });
  const { value, defaultValue, onChange, validate, minTime, maxTime, ref, ...rest } = own;
  const root = useControlRef(ref, '[role="spinbutton"]');
  // By its text: a new object of the same time would make react-aria forget a part that was deleted.
  const time = useMemo(() => readTime(value), [value]);
  const minValue = readTime(minTime);
  const maxValue = readTime(maxTime);
  const written = (time: Time | null) => time && writeTime(time);
  return (
    <PartsFaultContext value={report}>
      <AriaTimeField<Time>
        {...rest}
        ref={root}
        hourCycle={24}
        granularity="minute"
        shouldForceLeadingZeros
        {...(minValue !== null && { minValue })}
        {...(maxValue !== null && { maxValue })}
        {...(value !== undefined && { value: time })}
        {...(defaultValue !== undefined && { defaultValue: readTime(defaultValue) })}
        {...(onChange && { onChange: (time) => onChange(written(time)) })}
        {...(validate && { validate: (time) => validate(written(time)) })}
        {...rootProps}
      >
        {head}
        <Group role="presentation" className={fieldCss.control}>
          <span className={fieldCss.affix} aria-hidden="true">
            <Clock size="1.25em" />
          </span>
          <DateInput dir="ltr" className={segmentsCss.segments}>
            {(segment) => (
              <>
                {segment.type === 'hour' && <Watch />}
                <DateSegment segment={segment} className={segmentsCss.segment} />
              </>
            )}
          </DateInput>
        </Group>
        {foot}
      </AriaTimeField>
    </PartsFaultContext>
  );
}

function Watch() {
  useTimeParts();
  return null;
}
