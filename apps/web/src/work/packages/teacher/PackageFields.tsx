import type { Grade } from '@mashq/api/contract';
import { useReadyPackages } from '@mashq/state/work/packages';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { Select } from '@mashq/ui/forms/select';
import { TextField } from '@mashq/ui/forms/text-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ChoiceFailure } from '../../../platform/loading/ChoiceFailure.tsx';
import { NoteField } from '../../assigned/fields.tsx';
import type { ViewPart } from '../../assigned/student-view/StudentView.tsx';
import { StudentViewButton, StudentViewCard } from '../../assigned/student-view/StudentViewPlaces.tsx';
import { useWhom } from '../../assigned/student-view/view-facts.ts';
import { GroupChoice } from '../../homework/new/GroupChoice.tsx';
import { studentView } from '../../strings/student-view.ts';
import { newPackage } from '../../strings/teacher-packages.ts';
import { ActivityFields } from './ActivityFields.tsx';
import {
  type DraftActivity,
  type DraftPackage,
  emptyActivity,
  fromReady,
  isComplete,
  MAX_ACTIVITIES,
  moved,
} from './draft-package.ts';

const words = newPackage;
const ORDERS = (Object.entries(words.orders) as [DraftPackage['orderMode'], string][]).map(([value, label]) => ({
  value,
  label,
}));

export interface PackageFieldsProps {
  schoolClass: { id: string; grade: Grade };
  draft: DraftPackage;
  onChange: (part: Partial<DraftPackage>) => void;
  /** The buttons below the fields. */
  actions: ReactNode;
}

/** What a package consists of: its activities in order, title, order and note. */
export function PackageFields({ schoolClass, draft, onChange, actions }: PackageFieldsProps) {
  const { activities } = draft;
  const { grade } = schoolClass;
  const whom = useWhom(schoolClass.id, draft.groupIds, draft.studentIds);
  const parts = viewParts(activities, whom);
  return (
    <Grid columns="mainAside" align="start">
      <Stack gap={6}>
        <ReadyChoice grade={grade} onChoose={onChange} />
        {activities.length === 0 && <p>{words.none}</p>}
        {activities.map((activity, index) => (
          <ActivityFields
            key={activity.key}
            activity={activity}
            number={index + 1}
            grade={grade}
            isFirst={index === 0}
            isLast={index === activities.length - 1}
            onChange={(changed) => onChange({ activities: activities.with(index, changed) })}
            onMove={(by) => onChange({ activities: moved(activities, index, by) })}
            onRemove={() => onChange({ activities: activities.filter(({ key }) => key !== activity.key) })}
          />
        ))}
        {activities.length < MAX_ACTIVITIES && (
          <div>
            <Button
              variant="secondary"
              icon={<Plus size="1.2em" />}
              onPress={() => onChange({ activities: [...activities, emptyActivity()] })}
            >
              {words.add}
            </Button>
          </div>
        )}
        <Card title={words.details}>
          <Stack gap={5}>
            <TextField
              label={words.heading}
              name="title"
              maxLength={120}
              value={draft.title}
              onChange={(title) => onChange({ title })}
              isRequired
            />
            <RadioGroup
              label={words.order}
              options={ORDERS}
              value={draft.orderMode}
              onChange={(orderMode) => onChange({ orderMode })}
            />
            <GroupChoice draft={{ ...draft, schoolClass }} onChange={onChange} />
            <NoteField label={words.note} value={draft.note} onChange={(note) => onChange({ note })} />
          </Stack>
        </Card>
      </Stack>
      <Stack gap={6}>
        <StudentViewButton parts={parts} partLabel={studentView.activity} />
        <StudentViewCard parts={parts} partLabel={studentView.activity} />
        {activities.length > 0 && !isComplete(draft) && <Alert tone="info">{words.incomplete}</Alert>}
        {actions}
      </Stack>
    </Grid>
  );
}

/** What students will see of each activity, once it has a skill. */
function viewParts(activities: readonly DraftActivity[], whom: string): ViewPart[] {
  return activities.flatMap((activity, index) => {
    const { key, title, skills } = activity;
    if (skills.length === 0) return [];
    const name = studentView.activityOf(formatNumber(index + 1), title.trim());
    const facts = [
      { term: studentView.amount, description: amountOf(activity) },
      { term: studentView.whom, description: whom },
      { term: studentView.until, description: studentView.endOfYear },
    ];
    return [{ id: key, name, skills, facts }];
  });
}

function amountOf({ kind, skills, itemsPerSkill, rightNeeded }: DraftActivity): string {
  if (kind === 'example') return studentView.example;
  const count = formatNumber(skills.length * (itemsPerSkill ?? 0));
  return rightNeeded === null
    ? studentView.questions(count)
    : studentView.rightNeeded(count, formatNumber(rightNeeded));
}

interface ReadyChoiceProps {
  grade: number;
  onChoose: (part: Partial<DraftPackage>) => void;
}

/** The ready-made packages of the book, by chapter. */
function ReadyChoice({ grade, onChoose }: ReadyChoiceProps) {
  const ready = useReadyPackages(grade);
  const { data = [] } = ready;
  const [chosen, setChosen] = useState<string | null>(null);
  const chapters = [...Map.groupBy(data, (ready) => ready.chapter_title)].map(([title, lessons]) => ({
    title,
    options: lessons.map((lesson) => ({ value: String(lesson.section), label: lesson.title })),
  }));
  return (
    <Card>
      <Select
        label={words.ready}
        description={words.readyHint}
        options={chapters}
        value={chosen}
        onChange={(value) => {
          const found = data.find(({ section }) => String(section) === value);
          setChosen(value);
          if (found) onChoose(fromReady(found));
        }}
      />
      <ChoiceFailure query={ready} />
    </Card>
  );
}
