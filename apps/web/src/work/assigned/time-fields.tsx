import { Checkbox } from '@mashq/ui/forms/checkbox';
import { DateTimePicker } from '@mashq/ui/forms/date-time-picker';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { useState } from 'react';
import { usualStart } from '../homework/deadline-days.ts';
import { workTimes } from '../strings/work-times.ts';

interface MomentFieldProps {
  label: string;
  /** Empty while what is written is no moment. */
  value: string;
  onChange: (moment: string) => void;
  name?: string;
  /** The moment after which it must be; without it, now. */
  after?: string | null;
  isDisabled?: boolean;
  description?: string;
}

/** A day and its hour, from now on. Without a moment it gives an empty text, so that nothing else is sent in its place. */
export function MomentField({ value, onChange, after, ...rest }: MomentFieldProps) {
  const [now] = useState(() => new Date().toISOString());
  // Work that has begun keeps its start.
  const min = after !== undefined && after !== null && after !== '' && after > now ? after : now;
  return (
    <DateTimePicker
      {...rest}
      value={value === '' ? null : value}
      onChange={(moment) => onChange(moment ?? '')}
      {...(value !== '' && value < now ? {} : { min })}
      isRequired
    />
  );
}

/** When work is due: a day and its hour. */
export function DeadlineField(props: Omit<MomentFieldProps, 'name'>) {
  return <MomentField {...props} name="endDate" />;
}

interface StartFieldProps {
  /** @default «شروع» */
  label?: string;
  /** Null starts at once; undefined is nothing chosen yet. */
  value: string | null | undefined;
  onChange: (moment: string | null) => void;
}

const NOW = 'now';
const LATER = 'later';
const CHOICES = [
  { value: NOW, label: workTimes.startNow },
  { value: LATER, label: workTimes.startLater },
] as const;

/** When work starts: at once, or at a day and hour. */
export function StartField({ label = workTimes.start, value, onChange }: StartFieldProps) {
  return (
    <>
      <RadioGroup
        label={label}
        options={CHOICES}
        value={value === undefined ? null : value === null ? NOW : LATER}
        onChange={(choice) => onChange(choice === NOW ? null : usualStart())}
        isRequired
      />
      {value != null && <MomentField label={workTimes.startAt} name="startDate" value={value} onChange={onChange} />}
    </>
  );
}

interface OwnMomentProps {
  label: string;
  /** Name of the choice of no moment of its own. */
  noneLabel: string;
  value: string | null;
  /** What the moment is at first, once there is to be one. */
  usual: string;
  onChange: (moment: string | null) => void;
}

/** A moment of one student alone, or the same as for the class. */
export function OwnMomentField({ label, noneLabel, value, usual, onChange }: OwnMomentProps) {
  return (
    <>
      <Checkbox isSelected={value === null} onChange={(isNone) => onChange(isNone ? null : usual)}>
        {noneLabel}
      </Checkbox>
      {value !== null && <MomentField label={label} value={value} onChange={onChange} />}
    </>
  );
}
