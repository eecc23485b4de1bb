import type { ShownPassword } from '@mashq/api/contract';
import { type NewManager, useCreateSchool } from '@mashq/state/school/schools-admin';
import { Heading } from '@mashq/ui/data/heading';
import { ComboBox } from '@mashq/ui/forms/combo-box';
import { TextField } from '@mashq/ui/forms/text-field';
import { useState } from 'react';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { provinces } from '../../platform/strings/provinces.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { consoleWords } from '../strings/admin-console.ts';
import { ManagerFields, NOBODY } from './ManagerFields.tsx';
import { OrganizationField } from './OrganizationField.tsx';

const words = consoleWords.school;

export const PROVINCES = provinces.map(({ code, name }) => ({ value: code, label: name }));

export interface NewSchoolDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the manager's password, to be shown once. */
  onMade: (shown: ShownPassword & { readonly name: string }) => void;
}

/** A school with its first manager. What was typed stays until the server has accepted it. */
export function NewSchoolDialog({ isOpen, onOpenChange, onMade }: NewSchoolDialogProps) {
  const { mutate, isPending, error } = useCreateSchool();
  const [title, setTitle] = useState('');
  const [province, setProvince] = useState<string | null>(null);
  const [organization, setOrganization] = useState<string | null | undefined>(null);
  const [manager, setManager] = useState<NewManager>(NOBODY);
  const send = () => {
    if (province === null || organization === undefined) return;
    mutate(
      { title, province_code: province, organization_id: organization, manager },
      {
        onSuccess: ({ manager: { username, password } }) => {
          onOpenChange(false);
          setTitle('');
          setManager(NOBODY);
          void showToast(password === null ? words.known : words.made);
          if (password !== null) onMade({ username, password, name: `${manager.first_name} ${manager.last_name}` });
        },
      },
    );
  };
  return (
    <FormDialog
      title={words.add}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSubmit={send}
      isPending={isPending}
      error={error}
      saveLabel={words.add}
      cancelLabel={consoleWords.cancel}
    >
      <TextField
        name="title"
        label={words.title}
        minLength={2}
        maxLength={100}
        isRequired
        autoComplete="off"
        value={title}
        onChange={setTitle}
      />
      <ComboBox
        label={words.province}
        isRequired
        validityMessages={{ valueMissing: words.provinceMissing }}
        options={PROVINCES}
        value={province}
        onChange={setProvince}
      />
      <OrganizationField onChange={setOrganization} />
      <Heading level={3}>{words.manager}</Heading>
      <ManagerFields value={manager} onChange={setManager} />
    </FormDialog>
  );
}
