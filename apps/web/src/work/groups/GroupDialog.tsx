import type { ClassGroup } from '@mashq/api/contract';
import { makeId } from '@mashq/state/platform/id';
import { useSkillGrid } from '@mashq/state/reports/dashboard';
import { useSaveGroup } from '@mashq/state/work/groups';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { CheckboxGroup } from '@mashq/ui/forms/checkbox-group';
import { TextField } from '@mashq/ui/forms/text-field';
import { useState } from 'react';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { classGroups } from '../strings/teacher-groups.ts';

const words = classGroups.form;

export interface GroupDialogProps {
  classId: string;
  /** Left out for a new one. */
  group: ClassGroup | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Name and students of a group. What was typed stays until the server has accepted it. */
export function GroupDialog({ classId, group, isOpen, onOpenChange }: GroupDialogProps) {
  const grid = useSkillGrid(classId, undefined);
  const [fresh, setFresh] = useState(makeId);
  const [name, setName] = useState(group?.name ?? '');
  const [studentIds, setStudentIds] = useState(() => group?.students.map(({ student_id }) => student_id) ?? []);
  const save = useSaveGroup(classId);
  const send = () =>
    save.mutate(
      { id: group?.id ?? fresh, isNew: group === undefined, name: name.trim(), studentIds },
      {
        onSuccess: () => {
          void showToast(words.saved);
          if (group === undefined) {
            setFresh(makeId());
            setName('');
            setStudentIds([]);
          }
          onOpenChange(false);
        },
      },
    );
  return (
    <FormDialog
      title={group === undefined ? words.newTitle : words.editTitle}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSubmit={send}
      isPending={save.isPending}
      error={save.error}
      saveLabel={words.save}
      cancelLabel={words.cancel}
    >
      <TextField name="name" label={words.name} maxLength={60} value={name} onChange={setName} isRequired />
      <QueryBoundary query={grid} skeleton={<Skeleton shape="text" lines={6} />}>
        {({ students }) => (
          <CheckboxGroup
            label={words.students}
            description={words.joins}
            options={students.map(({ student_id: value, name: label }) => ({ value, label }))}
            value={studentIds}
            onChange={setStudentIds}
          />
        )}
      </QueryBoundary>
    </FormDialog>
  );
}
