import { MAX_NAME_LENGTH, MIN_NAME_LENGTH } from '@mashq/api/person-name';
import { type Profile, useAvatars, useUpdateProfile } from '@mashq/state/accounts/profile';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Form } from '@mashq/ui/forms/form';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { TextField } from '@mashq/ui/forms/text-field';
import { useState } from 'react';
import { formFaults } from '../../platform/forms/form-faults.ts';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { profile as words } from '../strings/profile.ts';
import { AvatarPicker } from './AvatarPicker.tsx';
import { nameFaultOf } from './person-name-fault.ts';

const optionsOf = (labels: Readonly<Record<'FEMALE' | 'MALE', string>>) =>
  (['FEMALE', 'MALE'] as const).map((value) => ({ value, label: labels[value] }));

/** Names, gender and the drawn avatar. What was typed stays when saving fails. */
export function PersonalCard({ profile }: { profile: Profile }) {
  const { can_rename: canRename } = profile;
  const isChild = profile.role === 'STUDENT';
  const avatars = useAvatars();
  const { mutate, isPending, error } = useUpdateProfile();
  const [firstName, setFirstName] = useState(profile.first_name);
  const [lastName, setLastName] = useState(profile.last_name);
  const [gender, setGender] = useState(profile.gender);
  const [avatar, setAvatar] = useState<string>();
  const save = () =>
    mutate(
      { first_name: firstName, last_name: lastName, gender, ...(avatar === undefined ? {} : { avatar }) },
      { onSuccess: () => void showToast(words.saved) },
    );
  return (
    <Card title={words.sections.personal.title}>
      <Form onSubmit={save} failedTitle={words.failed} {...formFaults(error)}>
        <QueryBoundary query={avatars} skeleton={<Skeleton shape="card" size="large" />}>
          {(list) => (
            <AvatarPicker
              label={words.personal.picture}
              avatars={list}
              value={avatar ?? list.find(({ url }) => url === profile.profile_url)?.id ?? ''}
              onChange={setAvatar}
            />
          )}
        </QueryBoundary>
        {canRename ? (
          <>
            <TextField
              name="first_name"
              label={words.personal.firstName}
              autoComplete="given-name"
              isRequired
              minLength={MIN_NAME_LENGTH}
              maxLength={MAX_NAME_LENGTH}
              validate={nameFaultOf(profile.first_name)}
              value={firstName}
              onChange={setFirstName}
            />
            <TextField
              name="last_name"
              label={words.personal.lastName}
              autoComplete="family-name"
              isRequired
              minLength={MIN_NAME_LENGTH}
              maxLength={MAX_NAME_LENGTH}
              validate={nameFaultOf(profile.last_name)}
              value={lastName}
              onChange={setLastName}
            />
            <SegmentedControl
              label={isChild ? words.personal.gender : words.personal.genderOfStaff}
              options={optionsOf(isChild ? words.personal.genders : words.personal.gendersOfStaff)}
              value={gender}
              onChange={setGender}
            />
          </>
        ) : (
          <Alert>{words.personal.ofSchool}</Alert>
        )}
        <Button type="submit" isPending={isPending}>
          {words.personal.save}
        </Button>
      </Form>
    </Card>
  );
}
