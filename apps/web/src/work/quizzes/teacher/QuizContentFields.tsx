import type { QuizSkill } from '@mashq/api/contract';
import { Card } from '@mashq/ui/data/card';
import { MultiSelect } from '@mashq/ui/forms/multi-select';
import { NumberField } from '@mashq/ui/forms/number-field';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Select } from '@mashq/ui/forms/select';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import { ItemsField, NoteField, TitleField } from '../../assigned/fields.tsx';
import { DeadlineField, StartField } from '../../assigned/time-fields.tsx';
import { GroupChoice } from '../../homework/new/GroupChoice.tsx';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';
import type { DraftQuiz, Duration, Mix } from './draft-quiz.ts';

const words = teacherQuiz.form;

function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>) {
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
}

const MIXES = optionsOf<Mix>(words.mixes);
const DURATIONS = optionsOf<Duration>(words.durations);

export interface QuizContentFieldsProps {
  classId: string;
  draft: DraftQuiz;
  skills: { data: readonly QuizSkill[] | undefined };
  onChange: (part: Partial<DraftQuiz>) => void;
}

/** What a quiz asks, and when. */
export function QuizContentFields({ classId, draft, skills: { data: skills = [] }, onChange }: QuizContentFieldsProps) {
  return (
    <Stack gap={6}>
      <Card title={words.what}>
        <Stack gap={5}>
          <Grid columns="narrow" gap={4}>
            <NumberField
              label={words.firstPage}
              value={draft.firstPage}
              onChange={(firstPage) => onChange({ firstPage, skillIds: [] })}
              minValue={0}
              hasNoSteppers
              isOptional
            />
            <NumberField
              label={words.lastPage}
              value={draft.lastPage}
              onChange={(lastPage) => onChange({ lastPage, skillIds: [] })}
              minValue={0}
              hasNoSteppers
              isOptional
            />
          </Grid>
          <MultiSelect
            label={words.skills}
            description={words.skillsHint}
            options={skills.filter(({ available }) => available).map(({ id, title }) => ({ value: id, label: title }))}
            value={draft.skillIds}
            onChange={(skillIds) => onChange({ skillIds })}
          />
          <Grid columns="narrow" gap={4}>
            <ItemsField label={words.items} value={draft.items} onChange={(items) => onChange({ items })} />
            <NumberField
              label={words.points}
              value={draft.points}
              onChange={(points) => onChange({ points })}
              minValue={1}
              maxValue={20}
              isRequired
            />
          </Grid>
          <SegmentedControl label={words.mix} options={MIXES} value={draft.mix} onChange={(mix) => onChange({ mix })} />
        </Stack>
      </Card>
      <Card title={words.when}>
        <Stack gap={5}>
          <StartField value={draft.startAt} onChange={(startAt) => onChange({ startAt })} />
          <Select
            label={words.open}
            options={DURATIONS}
            value={draft.duration}
            onChange={(duration) => onChange({ duration })}
            isRequired
          />
          {draft.duration === 'until' && (
            <DeadlineField
              label={words.end}
              value={draft.endAt}
              after={draft.startAt ?? null}
              onChange={(endAt) => onChange({ endAt })}
            />
          )}
          <NumberField
            label={words.limit}
            description={words.limitHint}
            value={draft.limit}
            onChange={(limit) => onChange({ limit })}
            minValue={1}
            maxValue={300}
            isOptional
          />
        </Stack>
      </Card>
      <Card>
        <Stack gap={5}>
          <GroupChoice
            draft={{ schoolClass: { id: classId }, groupIds: draft.groupIds, studentIds: [] }}
            onChange={onChange}
          />
          <TitleField
            label={words.name}
            description={words.nameHint}
            value={draft.title}
            onChange={(title) => onChange({ title })}
          />
          <NoteField label={words.note} value={draft.note} onChange={(note) => onChange({ note })} />
        </Stack>
      </Card>
    </Stack>
  );
}
