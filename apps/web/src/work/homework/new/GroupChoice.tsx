import { useClassGroups } from '@mashq/state/work/groups';
import { CheckboxGroup } from '@mashq/ui/forms/checkbox-group';
import { formatNumber } from '@mashq/ui/i18n';
import { ChoiceFailure } from '../../../platform/loading/ChoiceFailure.tsx';
import { newHomework } from '../../strings/teacher-new-homework.ts';

const words = newHomework.groups;

export interface GroupChoiceProps {
  draft: { schoolClass: { id: string }; groupIds: string[]; studentIds: readonly string[] };
  onChange: (part: { groupIds: string[] }) => void;
}

/** Groups of the class that the work is for; nothing where the class has none, and no choice where it names children. */
export function GroupChoice({ draft, onChange }: GroupChoiceProps) {
  const groups = useClassGroups(draft.schoolClass.id);
  const { data } = groups;
  if (draft.studentIds.length > 0) return <p>{words.named(formatNumber(draft.studentIds.length))}</p>;
  if (data === undefined) return <ChoiceFailure query={groups} />;
  // Work keeps a group that was deleted since, with the children it was for.
  const deleted = draft.groupIds.filter((id) => !data.some((group) => group.id === id));
  if (data.length + deleted.length === 0) return null;
  return (
    <CheckboxGroup
      label={words.label}
      description={words.hint}
      options={[
        ...data.map(({ id: value, name, students }) => ({
          value,
          label: name,
          description: words.students(formatNumber(students.length)),
          isDisabled: students.length === 0,
        })),
        ...deleted.map((value) => ({ value, label: words.deleted, description: words.deletedHint })),
      ]}
      value={draft.groupIds}
      onChange={(groupIds) => onChange({ groupIds })}
      isOptional
    />
  );
}
