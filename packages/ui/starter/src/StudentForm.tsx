import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { EmptyState } from '@mashq/ui/feedback/empty-state';
import { ErrorState } from '@mashq/ui/feedback/error-state';
import { Spinner } from '@mashq/ui/feedback/spinner';
import type { IsoDate } from '@mashq/ui/forms/calendar';
import { DateField } from '@mashq/ui/forms/date-field';
import { Form } from '@mashq/ui/forms/form';
import { PhoneField } from '@mashq/ui/forms/phone-field';
import { Select } from '@mashq/ui/forms/select';
import { TextArea } from '@mashq/ui/forms/text-area';
import { TextField } from '@mashq/ui/forms/text-field';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { toast } from '@mashq/ui/overlays/toast';
import { useState } from 'react';
import { navigate } from './navigation.ts';
import { type Grade, listStudents, removeStudent, type Student, saveStudent } from './server.ts';
import { strings } from './strings.ts';
import { useLoaded } from './use-loaded.ts';

const words = strings.form;
const fields = strings.students;
const grades = (Object.keys(strings.grades) as Grade[]).map((value) => ({ value, label: strings.grades[value] }));

interface StudentFormProps {
  /** Null for a new student. */
  id: string | null;
}

export function StudentForm({ id }: StudentFormProps) {
  const { value: students, isLoading, hasFailed, retry } = useLoaded(listStudents);
  const student = students?.find((one) => one.id === id);
  const isMissing = id !== null && students !== undefined && student === undefined;
  return (
    <Page title={id === null ? words.titleNew : words.titleEdit} width="reading">
      {isLoading && <Spinner isCentred />}
      {hasFailed && <ErrorState onRetry={retry} />}
      {isMissing && <EmptyState action={<Link href="/students">{words.list}</Link>}>{words.missing}</EmptyState>}
      {students !== undefined && !isMissing && <Fields student={student} />}
    </Page>
  );
}

function Fields({ student }: { student: Student | undefined }) {
  const [isPending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');

  async function save(data: FormData) {
    setPending(true);
    setFailure('');
    const values: Student = {
      id: student?.id ?? crypto.randomUUID(),
      name: String(data.get('name')).trim(),
      grade: data.get('grade') as Grade,
      phone: String(data.get('phone')),
      birthday: (data.get('birthday') || null) as IsoDate | null,
      note: String(data.get('note')),
    };
    try {
      await saveStudent(values);
      toast.success(words.saved);
      navigate('/students');
    } catch {
      setFailure(words.failed);
      setPending(false);
    }
  }

  async function remove({ id }: Student) {
    await removeStudent(id);
    navigate('/students');
    toast.success(words.removed);
  }

  return (
    <Form onSubmit={save} {...(failure !== '' && { errorMessage: failure })}>
      <Stack gap={5}>
        <TextField label={fields.name} name="name" isRequired maxLength={80} defaultValue={student?.name ?? ''} />
        <Select label={fields.grade} name="grade" isRequired options={grades} defaultValue={student?.grade ?? null} />
        <DateField label={fields.birthday} name="birthday" isOptional defaultValue={student?.birthday ?? null} />
        <PhoneField
          label={fields.phone}
          name="phone"
          isOptional
          autoComplete="off"
          defaultValue={student?.phone ?? ''}
        />
        <TextArea
          label={fields.note}
          name="note"
          isOptional
          description={words.noteHint}
          maxLength={500}
          defaultValue={student?.note ?? ''}
        />
        <Inline>
          <Button type="submit" isPending={isPending}>
            {words.save}
          </Button>
          <Link href="/students" variant="secondary">
            {words.cancel}
          </Link>
          {student && (
            <Button variant="danger" onPress={() => setAsking(true)}>
              {words.remove}
            </Button>
          )}
        </Inline>
      </Stack>
      {student && (
        <ConfirmDialog
          title={words.removeTitle}
          variant="danger"
          confirmLabel={words.remove}
          isOpen={isAsking}
          onOpenChange={setAsking}
          onConfirm={() => remove(student)}
        >
          {words.removeQuestion(student.name)}
        </ConfirmDialog>
      )}
    </Form>
  );
}
