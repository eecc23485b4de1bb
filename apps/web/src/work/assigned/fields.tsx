import { NumberField } from '@mashq/ui/forms/number-field';
import { TextArea } from '@mashq/ui/forms/text-area';
import { TextField } from '@mashq/ui/forms/text-field';
import { DeadlineField } from './time-fields.tsx';

interface ItemsFieldProps {
  label: string;
  value: number | null;
  onChange: (items: number | null) => void;
}

/** Questions of each skill, from 1 to 10. */
export function ItemsField(props: ItemsFieldProps) {
  return <NumberField {...props} name="itemsPerSkill" minValue={1} maxValue={10} isRequired />;
}

interface TextProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** Title of assigned work; left empty, the server names it. */
export function TitleField(props: TextProps & { description: string }) {
  return <TextField {...props} name="title" maxLength={120} isOptional />;
}

/** A note to the students. */
export function NoteField(props: TextProps) {
  return <TextArea {...props} name="note" maxLength={1000} isOptional />;
}

interface DetailsProps {
  /** Labels of the fields. */
  words: { deadline: string; itemsPerSkill: string; title: string; titleHint: string };
  draft: { startDate?: string | null; endDate: string; itemsPerSkill: number | null; title: string };
  onChange: (part: Partial<DetailsProps['draft']>) => void;
}

/** What every kind of work with a deadline asks for: the moment, questions of each skill, a title. */
export function DetailsOfWork({ words, draft, onChange }: DetailsProps) {
  return (
    <>
      <DeadlineField
        label={words.deadline}
        value={draft.endDate}
        after={draft.startDate ?? null}
        onChange={(endDate) => onChange({ endDate })}
      />
      <ItemsField
        label={words.itemsPerSkill}
        value={draft.itemsPerSkill}
        onChange={(itemsPerSkill) => onChange({ itemsPerSkill })}
      />
      <TitleField
        label={words.title}
        description={words.titleHint}
        value={draft.title}
        onChange={(title) => onChange({ title })}
      />
    </>
  );
}
