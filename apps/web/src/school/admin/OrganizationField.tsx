import { useAdminOrganizations } from '@mashq/state/school/schools-admin';
import { ComboBox } from '@mashq/ui/forms/combo-box';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { useState } from 'react';
import { useDebouncedValue } from '../../platform/forms/use-debounced-value.ts';
import { consoleWords } from '../strings/admin-console.ts';

const words = consoleWords.school;

/** Organizations offered at once; more are found by typing. */
const OFFERED = 20;

interface Organization {
  readonly id: string;
  readonly title: string;
}

export interface OrganizationFieldProps {
  /** Where the school is now. */
  current?: Organization | null;
  /** Null is none; undefined while one is still to be chosen. */
  onChange: (id: string | null | undefined) => void;
}

/** No organization over a school, or one that is found by its title. */
export function OrganizationField({ current = null, onChange }: OrganizationFieldProps) {
  const [kind, setKind] = useState<'none' | 'one'>(current === null ? 'none' : 'one');
  const [chosen, setChosen] = useState<string | null>(current?.id ?? null);
  const [typed, setTyped] = useState('');
  const found = useAdminOrganizations({ search: useDebouncedValue(typed.trim()), page: 1, size: OFFERED });
  const known = found.data?.items ?? [];
  const offered = current === null || known.some(({ id }) => id === current.id) ? known : [current, ...known];
  const options = offered.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      <RadioGroup
        label={words.organization}
        options={[
          { value: 'none', label: words.underNone },
          { value: 'one', label: words.underOne },
        ]}
        value={kind}
        onChange={(next) => {
          setKind(next);
          onChange(next === 'none' ? null : (chosen ?? undefined));
        }}
      />
      {kind === 'one' && (
        <ComboBox
          label={consoleWords.organization.title}
          isRequired
          validityMessages={{ valueMissing: words.organizationMissing }}
          options={options}
          value={chosen}
          onChange={(id) => {
            setChosen(id);
            onChange(id ?? undefined);
          }}
          onSearch={(text) => {
            // What was chosen stays in the box, whose list is then of its own title.
            if (!options.some(({ label }) => label === text)) setTyped(text);
          }}
        />
      )}
    </>
  );
}
