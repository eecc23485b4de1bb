import { useSchoolChoice } from '@mashq/state/school/schools-admin';
import { MultiSelect } from '@mashq/ui/forms/multi-select';
import { useMemo, useState } from 'react';
import { useDebouncedValue } from '../../platform/forms/use-debounced-value.ts';
import { adminSurveyWords } from '../strings/admin-surveys.ts';
import type { DraftSurvey } from './draft-survey.ts';

const words = adminSurveyWords.form;
type Schools = DraftSurvey['schools'];

export interface SchoolsFieldProps {
  value: Schools;
  onChange: (schools: Schools) => void;
}

/** Some schools, found by a part of their name. */
export function SchoolsField({ value, onChange }: SchoolsFieldProps) {
  const [typed, setTyped] = useState('');
  // The same list while nothing is chosen: another one would empty the box that is typed in.
  const ids = useMemo(() => value.map(({ id }) => id), [value]);
  const found = useSchoolChoice(useDebouncedValue(typed.trim()));
  const others = (found.data ?? []).filter(({ id }) => !value.some((chosen) => chosen.id === id));
  const known = [
    ...value,
    ...others.map(({ id, title, province_name }) => ({ id, title: `${title}، ${province_name}` })),
  ];
  return (
    <MultiSelect
      name="schools"
      label={words.schools}
      description={words.schoolsHint}
      options={known.map(({ id, title }) => ({ value: id, label: title }))}
      value={ids}
      onChange={(chosen) => onChange(chosen.flatMap((id) => known.find((school) => school.id === id) ?? []))}
      onSearch={setTyped}
    />
  );
}
