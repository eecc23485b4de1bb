import { type Profile, useJoinClass } from '@mashq/state/accounts/profile';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { Form } from '@mashq/ui/forms/form';
import { TextField } from '@mashq/ui/forms/text-field';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { profile as words } from '../strings/profile.ts';

const { school } = words;

/** School and classes of a student, and another class by its code. */
export function SchoolCard({ profile }: { profile: Profile }) {
  const { school_name: name, classes, is_individual_customer: isIndividual } = profile;
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useJoinClass();
  const join = () =>
    mutate(code, {
      onSuccess: ({ title }) => {
        setCode('');
        void showToast(school.joined(title));
      },
    });
  return (
    <Stack gap={6}>
      <Card
        title={words.sections.school.title}
        footer={
          isIndividual || classes.length === 0 ? undefined : <Link href="/student/class">{school.classmates}</Link>
        }
      >
        <DescriptionList
          items={[
            { term: school.school, description: isIndividual ? school.individual : name },
            {
              term: school.classes,
              description: classes.length === 0 ? school.noClass : classes.map(({ title }) => title).join('، '),
            },
          ]}
        />
      </Card>
      <Card title={school.join} {...(isIndividual && { subtitle: school.moves })}>
        <Form onSubmit={join} failedTitle={school.failed} {...(error !== null && { errorMessage: error.detail })}>
          <TextField
            name="code"
            label={school.code}
            description={school.codeHint}
            dir="ltr"
            inputMode="numeric"
            isRequired
            maxLength={20}
            value={code}
            onChange={setCode}
          />
          <Button type="submit" isPending={isPending}>
            {school.join}
          </Button>
        </Form>
      </Card>
    </Stack>
  );
}
