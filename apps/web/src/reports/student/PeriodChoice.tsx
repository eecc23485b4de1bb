import type { ReportPeriod } from '@mashq/state/reports/practice-reports';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { reportWords } from '../strings/student-report.ts';

export type ShownPeriod = Exclude<ReportPeriod, 'last_1'>;

const PERIODS = Object.keys(reportWords.periods) as ShownPeriod[];

export interface PeriodChoiceProps {
  period: ShownPeriod;
  onChange: (period: ShownPeriod) => void;
}

/** How far back a report goes. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  return (
    <SegmentedControl<ShownPeriod>
      label={reportWords.period}
      isLabelHidden
      value={period}
      onChange={onChange}
      options={PERIODS.map((value) => ({ value, label: reportWords.periods[value] }))}
    />
  );
}
