import { NumberField } from '@mashq/ui/forms/number-field';
import { Select } from '@mashq/ui/forms/select';
import { TextArea } from '@mashq/ui/forms/text-area';
import { TextField } from '@mashq/ui/forms/text-field';

interface ItemsFieldProps {
  label: string;
  value: number | null;
  onChange: (items: number | null) => void;
}

/** Questions of each skill, from 1 to 10. */
export function ItemsField(props: ItemsFieldProps) {
  return <NumberField {...props} name="itemsPerSkill" minValue={1} maxValue={10} isRequired />;
}

interface DeadlineFieldProps {
  label: string;
  /** Days the work can be due. */
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (endDate: string) => void;
}

/** The day at whose end work is due. */
export function DeadlineField(props: DeadlineFieldProps) {
  return <Select {...props} name="endDate" isRequired />;
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
  draft: { endDate: string; itemsPerSkill: number | null; title: string };
  /** Days the work can be due. */
  days: readonly { value: string; label: string }[];
  onChange: (part: Partial<DetailsProps['draft']>) => void;
}

/** What every kind of work with a deadline asks for: the day, questions of each skill, a title. */
export function DetailsOfWork({ words, draft, days, onChange }: DetailsProps) {
  return (
    <>
      <DeadlineField
        label={words.deadline}
        options={days}
        value={draft.endDate}
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
