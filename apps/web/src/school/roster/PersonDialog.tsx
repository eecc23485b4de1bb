import type { RosterStudent, RosterTeacher, SignInCard } from '@mashq/api/contract';
import { makeId } from '@mashq/state/platform/id';
import { useRosterChange } from '@mashq/state/school/roster/changes';
import { PhoneField } from '@mashq/ui/forms/phone-field';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { TextField } from '@mashq/ui/forms/text-field';
import { Grid } from '@mashq/ui/layout/grid';
import { useState } from 'react';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { rosterWords } from '../strings/roster.ts';

const words = rosterWords.person;

/** Whom the form is for: a new child of a class, a new teacher, or one who is there. */
export type PersonSubject =
  | { readonly role: 'student'; readonly classId: string; readonly known?: RosterStudent }
  | { readonly role: 'teacher'; readonly known?: RosterTeacher };

export interface PersonDialogProps {
  subject: PersonSubject;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the card of a new person. */
  onMade?: (card: SignInCard) => void;
}

type Gender = 'FEMALE' | 'MALE';

/** Name, gender, phone and registration number of a child or a teacher. What was typed stays until the server has accepted it. */
export function PersonDialog({ subject, isOpen, onOpenChange, onMade }: PersonDialogProps) {
  const { role, known } = subject;
  const [id, setId] = useState(makeId);
  const [firstName, setFirstName] = useState(known?.first_name ?? '');
  const [lastName, setLastName] = useState(known?.last_name ?? '');
  const [gender, setGender] = useState<Gender | null>(known?.gender ?? null);
  const [code, setCode] = useState(known && 'registration_code' in known ? (known.registration_code ?? '') : '');
  const [phone, setPhone] = useState('');
  const addStudent = useRosterChange('addStudent');
  const addTeacher = useRosterChange('addTeacher');
  const updateStudent = useRosterChange('updateStudent');
  const updateTeacher = useRosterChange('updateTeacher');
  const calls = known
    ? { student: updateStudent, teacher: updateTeacher }
    : { student: addStudent, teacher: addTeacher };
  const { isPending, error } = calls[role];

  function send() {
    const close = () => onOpenChange(false);
    const names = { firstName, lastName, gender };
    const typed = phone.trim() === '' ? null : phone;
    const registrationCode = code.trim() === '' ? null : code;
    const saved = () => {
      void showToast(words.saved);
      close();
    };
    const made = (card: SignInCard) => {
      setId(makeId());
      setFirstName('');
      setLastName('');
      setCode('');
      setPhone('');
      close();
      onMade?.(card);
    };
    // A number that is stored is not read back: only one that was typed replaces it.
    const change = { ...names, ...(typed !== null && { phone: typed }) };
    if (subject.role === 'student') {
      if (known) {
        updateStudent.mutate(
          { params: { studentId: known.id }, body: { ...change, registrationCode } },
          { onSuccess: saved },
        );
      } else {
        addStudent.mutate(
          { params: { id: subject.classId }, body: { studentId: id, ...names, phone: typed, registrationCode } },
          { onSuccess: made },
        );
      }
    } else if (known) {
      updateTeacher.mutate({ params: { teacherId: known.id }, body: change }, { onSuccess: saved });
    } else {
      addTeacher.mutate({ body: { teacherId: id, ...names, phone: typed } }, { onSuccess: made });
    }
  }

  const titles = { student: words.newStudent, teacher: rosterWords.teachers.new };
  const editTitles = { student: words.editStudent, teacher: rosterWords.teachers.edit };
  return (
    <FormDialog
      title={(known ? editTitles : titles)[role]}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSubmit={send}
      isPending={isPending}
      error={error}
      saveLabel={rosterWords.save}
      cancelLabel={rosterWords.cancel}
    >
      <Grid columns="medium" gap={4}>
        <TextField
          name="firstName"
          label={words.firstName}
          maxLength={60}
          value={firstName}
          onChange={setFirstName}
          isRequired
        />
        <TextField
          name="lastName"
          label={words.lastName}
          maxLength={60}
          value={lastName}
          onChange={setLastName}
          isRequired
        />
      </Grid>
      <SegmentedControl
        label={words.gender}
        options={(['FEMALE', 'MALE'] as const).map((value) => ({ value, label: words.genders[role][value] }))}
        value={gender}
        onChange={setGender}
      />
      {role === 'student' && (
        <TextField
          name="registrationCode"
          label={words.code}
          description={words.codeHint}
          maxLength={20}
          value={code}
          onChange={setCode}
          isOptional
        />
      )}
      <PhoneField
        name="phone"
        label={words.phone}
        {...(known?.has_phone && { description: words.phoneKept })}
        autoComplete="off"
        value={phone}
        onChange={setPhone}
        isOptional
      />
    </FormDialog>
  );
}
