import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { labComponents } from './strings/components.ts';

export type Scheme = 'light' | 'dark';

export interface SchemeChoiceProps {
  scheme: Scheme;
  onChange: (scheme: Scheme) => void;
}

/** Light or dark, for the examples alone. */
export function SchemeChoice({ scheme, onChange }: SchemeChoiceProps) {
  const { schemes } = labComponents;
  return (
    <SegmentedControl
      label={labComponents.scheme}
      options={[
        { value: 'light', label: schemes.light },
        { value: 'dark', label: schemes.dark },
      ]}
      value={scheme}
      onChange={(value) => onChange(value === 'dark' ? 'dark' : 'light')}
    />
  );
}
