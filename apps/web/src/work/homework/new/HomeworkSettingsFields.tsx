import { Card } from '@mashq/ui/data/card';
import { Checkbox } from '@mashq/ui/forms/checkbox';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { Stack } from '@mashq/ui/layout/stack';
import { ItemsField, NoteField, TitleField } from '../../assigned/fields.tsx';
import { newHomework } from '../../strings/teacher-new-homework.ts';
import type { DraftHomework, ShowAnswers } from './draft-homework.ts';
import { GroupChoice } from './GroupChoice.tsx';

const words = newHomework;
const SHOW_ANSWERS = (Object.entries(words.showAnswersKinds) as [ShowAnswers, string][]).map(([value, label]) => ({
  value,
  label,
}));

export interface HomeworkSettingsFieldsProps {
  draft: DraftHomework;
  onChange: (part: Partial<DraftHomework>) => void;
}

/** How much, for whom, and under which rules. */
export function HomeworkSettingsFields({ draft, onChange }: HomeworkSettingsFieldsProps) {
  return (
    <Card title={words.details}>
      <Stack gap={5}>
        <GroupChoice draft={draft} onChange={onChange} />
        <ItemsField
          label={words.itemsPerSkill}
          value={draft.itemsPerSkill}
          onChange={(itemsPerSkill) => onChange({ itemsPerSkill })}
        />
        <TitleField
          label={words.name}
          description={words.nameHint}
          value={draft.title}
          onChange={(title) => onChange({ title })}
        />
        <NoteField label={words.note} value={draft.note} onChange={(note) => onChange({ note })} />
        <RadioGroup
          label={words.showAnswers}
          options={SHOW_ANSWERS}
          value={draft.showAnswers}
          onChange={(showAnswers) => onChange({ showAnswers })}
        />
        <Checkbox isSelected={draft.hintsAllowed} onChange={(hintsAllowed) => onChange({ hintsAllowed })}>
          {words.hints}
        </Checkbox>
      </Stack>
    </Card>
  );
}
