import { makeId } from '@mashq/state/platform/id';
import { useRosterChange } from '@mashq/state/school/roster/changes';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { TextField } from '@mashq/ui/forms/text-field';
import { useState } from 'react';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { rosterWords } from '../strings/roster.ts';

const words = rosterWords;
const GRADES = (['3', '4', '5', '6'] as const).map((value) => ({
  value,
  label: words.grade[Number(value) as 3 | 4 | 5 | 6],
}));

export interface ClassDialogProps {
  /** Left out for a new one. */
  renamed?: { readonly id: string; readonly title: string };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Creates a class of this school year, or gives one another name. */
export function ClassDialog({ renamed, isOpen, onOpenChange }: ClassDialogProps) {
  const [fresh, setFresh] = useState(makeId);
  const [title, setTitle] = useState(renamed?.title ?? '');
  const [grade, setGrade] = useState<(typeof GRADES)[number]['value']>('3');
  const create = useRosterChange('createClass');
  const rename = useRosterChange('renameClass');
  const { isPending, error } = renamed ? rename : create;
  const send = () => {
    const options = {
      onSuccess: () => {
        void showToast(renamed ? words.classes.renamed : words.classes.made);
        setFresh(makeId());
        if (!renamed) setTitle('');
        onOpenChange(false);
      },
    };
    if (renamed) rename.mutate({ params: { id: renamed.id }, body: { title } }, options);
    else create.mutate({ body: { id: fresh, title, grade: Number(grade) as 3 } }, options);
  };
  return (
    <FormDialog
      title={renamed ? words.classes.renameTitle : words.classes.new}
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSubmit={send}
      isPending={isPending}
      error={error}
      saveLabel={words.save}
      cancelLabel={words.cancel}
    >
      {!renamed && <SegmentedControl label={words.classes.grade} options={GRADES} value={grade} onChange={setGrade} />}
      <TextField name="title" label={words.classes.name} maxLength={60} value={title} onChange={setTitle} isRequired />
    </FormDialog>
  );
}
