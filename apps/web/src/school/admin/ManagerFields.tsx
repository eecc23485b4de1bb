import type { NewManager } from '@mashq/state/school/schools-admin';
import { PhoneField } from '@mashq/ui/forms/phone-field';
import { TextField } from '@mashq/ui/forms/text-field';
import { Grid } from '@mashq/ui/layout/grid';
import { consoleWords } from '../strings/admin-console.ts';

const words = consoleWords.managers;

export const NOBODY: NewManager = { username: '', first_name: '', last_name: '', phone: '' };

export interface ManagerFieldsProps {
  value: NewManager;
  onChange: (value: NewManager) => void;
}

/** Who becomes a manager. */
export function ManagerFields({ value, onChange }: ManagerFieldsProps) {
  const of = (field: keyof NewManager) => ({
    name: field,
    value: value[field] ?? '',
    onChange: (text: string) => onChange({ ...value, [field]: text }),
  });
  return (
    <>
      <Grid columns="medium" gap={4}>
        <TextField {...of('first_name')} label={words.firstName} maxLength={60} isRequired autoComplete="off" />
        <TextField {...of('last_name')} label={words.lastName} maxLength={60} isRequired autoComplete="off" />
      </Grid>
      <TextField
        {...of('username')}
        label={words.username}
        description={words.usernameHint}
        dir="ltr"
        minLength={3}
        maxLength={32}
        isRequired
        autoComplete="off"
      />
      <PhoneField {...of('phone')} label={words.phone} autoComplete="off" isOptional />
    </>
  );
}
