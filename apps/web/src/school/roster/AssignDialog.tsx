import type { TeachingRole } from '@mashq/api/contract';
import { makeId } from '@mashq/state/platform/id';
import { useRosterChange } from '@mashq/state/school/roster/changes';
import { useRoster } from '@mashq/state/school/roster/queries';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { DatePicker } from '@mashq/ui/forms/date-picker';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Select } from '@mashq/ui/forms/select';
import { Grid } from '@mashq/ui/layout/grid';
import { useState } from 'react';
import { endOfDay, startOfDay } from '../../platform/dates/tehran-day.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { fullName } from '../../platform/people/nav-account.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { rosterWords } from '../strings/roster.ts';

const words = rosterWords.assign;
const ROLES = (['owner', 'co', 'substitute'] as const).map((value) => ({ value, label: rosterWords.roles[value] }));

export interface AssignDialogProps {
  classId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A teacher of the school teaches the class: as what, and from when to when. */
export function AssignDialog({ classId, isOpen, onOpenChange }: AssignDialogProps) {
  const roster = useRoster();
  const [teachingId, setTeachingId] = useState(makeId);
  const [teacherId, setTeacherId] = useState<string | null>(null);
  const [role, setRole] = useState<TeachingRole>('owner');
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const { mutate, isPending, error } = useRosterChange('assignTeacher');
  const send = () => {
    if (teacherId === null) return;
    const times = { fromAt: from === null ? null : startOfDay(from), toAt: to === null ? null : endOfDay(to) };
    mutate(
      { params: { id: classId }, body: { teachingId, teacherId, role, ...times } },
      {
        onSuccess: () => {
          void showToast(words.done);
          setTeachingId(makeId());
          setTeacherId(null);
          onOpenChange(false);
        },
      },
    );
  };
  return (
    <FormDialog
      title={words.title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSubmit={send}
      isPending={isPending}
      error={error}
      saveLabel={words.confirm}
      cancelLabel={rosterWords.cancel}
    >
      <QueryBoundary query={roster} skeleton={<Skeleton shape="text" lines={2} />}>
        {({ teachers }) => (
          <Select
            name="teacherId"
            label={words.teacher}
            isRequired
            options={teachers.map((teacher) => ({ value: teacher.id, label: fullName(teacher) }))}
            value={teacherId}
            onChange={setTeacherId}
          />
        )}
      </QueryBoundary>
      <SegmentedControl label={words.role} options={ROLES} value={role} onChange={setRole} />
      <Grid columns="medium" gap={4}>
        <DatePicker name="fromAt" label={words.from} value={from} onChange={setFrom} isOptional />
        <DatePicker
          name="toAt"
          label={role === 'substitute' ? words.toSubstitute : words.to}
          value={to}
          onChange={setTo}
          isOptional={role !== 'substitute'}
          isRequired={role === 'substitute'}
        />
      </Grid>
    </FormDialog>
  );
}
