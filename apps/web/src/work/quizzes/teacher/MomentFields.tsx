import { Select } from '@mashq/ui/forms/select';
import { TimeField } from '@mashq/ui/forms/time-field';
import { Grid } from '@mashq/ui/layout/grid';
import { useMemo } from 'react';
import { atTime, timeOf } from '../../homework/day-and-time.ts';
import { deadlineDay, deadlineDays } from '../../homework/deadline-days.ts';

const NONE = 'none';
const DAYS_AHEAD = 30;

export interface MomentFieldsProps {
  label: string;
  timeLabel: string;
  value: string | null;
  onChange: (moment: string | null) => void;
  /** Name of the choice of no moment; without it there is always one. */
  noneLabel?: string;
}

/** A day from today on and a time of it. */
export function MomentFields({ label, timeLabel, value, onChange, noneLabel }: MomentFieldsProps) {
  const days = useMemo(() => {
    const all = deadlineDays(DAYS_AHEAD, Date.now(), value ?? undefined);
    const day = value === null ? null : deadlineDay(value);
    // A day that is over is there for as long as it is chosen.
    return day === null || all.some((one) => one.value === day)
      ? all
      : [...deadlineDays(1, Date.parse(day), day), ...all];
  }, [value]);
  return (
    <Grid columns="medium" gap={4}>
      <Select
        label={label}
        options={[...(noneLabel === undefined ? [] : [{ value: NONE, label: noneLabel }]), ...days]}
        value={value === null ? NONE : deadlineDay(value)}
        onChange={(day) => onChange(day === NONE ? null : value === null ? day : atTime(day, timeOf(value)))}
        isRequired
      />
      {value !== null && (
        <TimeField
          label={timeLabel}
          value={timeOf(value)}
          onChange={(time) => time !== null && onChange(atTime(value, time))}
          isRequired
        />
      )}
    </Grid>
  );
}
