import type { AdminRegistration } from '@mashq/api/contract';
import { useConfirmRegistration } from '@mashq/state/accounts/registrations-admin';
import { useSchoolChoice } from '@mashq/state/school/schools-admin';
import { Button } from '@mashq/ui/actions/button';
import { ComboBox } from '@mashq/ui/forms/combo-box';
import { Form } from '@mashq/ui/forms/form';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { TextField } from '@mashq/ui/forms/text-field';
import { useState } from 'react';
import { formFaults } from '../../platform/forms/form-faults.ts';
import { useDebouncedValue } from '../../platform/forms/use-debounced-value.ts';
import { adminWords } from '../../platform/strings/admin.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';

const words = adminWords.registrations;

/** Makes the account of a request, in a new school or in one that is known. */
export function ConfirmForm({ request, onDone }: { request: AdminRegistration; onDone: () => void }) {
  const { mutate, isPending, error } = useConfirmRegistration();
  const { matching_school: match } = request;
  const [place, setPlace] = useState<'match' | 'new' | 'known'>(match === null ? 'new' : 'match');
  const [schoolId, setSchoolId] = useState<string | null>(null);
  const [username, setUsername] = useState('');
  const [typed, setTyped] = useState('');
  const schools = useSchoolChoice(useDebouncedValue(typed.trim()));
  // What was chosen stays in the box, whose list is then of its own title.
  const options = (schools.data ?? []).map(({ id, title, province_name }) => ({
    value: id,
    label: `${title}، ${province_name}`,
  }));
  const search = (text: string) => {
    if (!options.some(({ label }) => label === text)) setTyped(text);
  };
  const submit = () =>
    mutate(
      {
        id: request.id,
        body: {
          ...(place === 'match' && match !== null && { school_id: match.id }),
          ...(place === 'known' && schoolId !== null && { school_id: schoolId }),
          ...(username.trim() !== '' && { username: username.trim() }),
        },
      },
      {
        onSuccess: () => {
          void showToast(words.confirmed);
          onDone();
        },
        // A school of this title is there: it is chosen, not made again.
        onError: ({ code }) => {
          if (code === 'school-exists') setPlace('known');
        },
      },
    );
  return (
    <Form aria-label={words.makeAccount} failedTitle={words.failed} onSubmit={submit} {...formFaults(error)}>
      <RadioGroup
        label={words.schoolChoice}
        options={[
          ...(match === null
            ? []
            : [{ value: 'match' as const, label: words.matchingSchool(match.title, match.province_name) }]),
          { value: 'new', label: words.newSchool(request.school_title) },
          { value: 'known', label: words.knownSchool },
        ]}
        value={place}
        onChange={setPlace}
      />
      {place === 'known' && (
        <ComboBox
          label={words.findSchool}
          description={words.findSchoolHint}
          isRequired
          validityMessages={{ valueMissing: words.schoolMissing }}
          options={options}
          value={schoolId}
          onChange={setSchoolId}
          onSearch={search}
        />
      )}
      <TextField
        name="username"
        label={words.otherUsername}
        description={words.otherUsernameHint}
        isOptional
        dir="ltr"
        maxLength={32}
        value={username}
        onChange={setUsername}
      />
      <div>
        <Button type="submit" isPending={isPending}>
          {words.makeAccount}
        </Button>
      </div>
    </Form>
  );
}
