import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Select } from '@mashq/ui/forms/select';
import { useIsPhone } from '../../platform/layout/window-width.ts';

export interface StateChoiceProps<State extends string> {
  label: string;
  /** Names of the states, in the order they are shown in. */
  states: Readonly<Record<State, string>>;
  value: State;
  onChange: (state: State) => void;
}

/** Which state of work a list shows: all in view; on a phone, where they are three rows, a list that opens. */
export function StateChoice<State extends string>({ states, ...field }: StateChoiceProps<State>) {
  const options = (Object.entries(states) as [State, string][]).map(([value, label]) => ({ value, label }));
  return useIsPhone() ? <Select {...field} options={options} /> : <SegmentedControl {...field} options={options} />;
}
