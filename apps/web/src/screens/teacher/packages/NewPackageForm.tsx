import type { SchoolClass } from '@mashq/api/contract';
import { makeId } from '@mashq/state/id';
import { useCreatePackage, useReadyPackages } from '@mashq/state/teacher';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { Form } from '@mashq/ui/forms/form';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { Select } from '@mashq/ui/forms/select';
import { TextArea } from '@mashq/ui/forms/text-area';
import { TextField } from '@mashq/ui/forms/text-field';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import { Plus, Send } from 'lucide-react';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { newPackage } from '../../../strings/teacher/packages.ts';
import { showToast } from '../../../toasts/show-toast.ts';
import { ActivityFields } from './ActivityFields.tsx';
import {
  contentOf,
  type DraftPackage,
  emptyActivity,
  emptyPackage,
  fromReady,
  isComplete,
  MOST_ACTIVITIES,
  moved,
} from './draft-package.ts';

const words = newPackage;
const ORDERS = (Object.entries(words.orders) as [DraftPackage['orderMode'], string][]).map(([value, label]) => ({
  value,
  label,
}));

/** Form for a new package of a class. Nothing typed is lost if the server refuses it. */
export function NewPackageForm({ schoolClass }: { schoolClass: Pick<SchoolClass, 'id' | 'title' | 'grade'> }) {
  // One id per form: sending it twice, for example after a lost reply, creates one package.
  const [id] = useState(makeId);
  const [draft, setDraft] = useState(emptyPackage);
  const create = useCreatePackage();
  const { activities } = draft;
  const change = (part: Partial<DraftPackage>) => setDraft((before) => ({ ...before, ...part }));
  const send = (isDraft: boolean) => {
    if (!isComplete(draft)) return;
    create.mutate(
      { id, classId: schoolClass.id, draft: isDraft, ...contentOf(draft) },
      {
        onSuccess: (made) => {
          void showToast(isDraft ? words.kept : words.sent(made.class_title));
          navigate(`/teacher/package/${made.id}`);
        },
      },
    );
  };
  return (
    <Form
      onSubmit={() => send(false)}
      failedTitle={words.failed}
      {...(create.error && { errorMessage: create.error.detail, errors: create.error.fields })}
    >
      <Grid columns="mainAside" align="start">
        <Stack gap={6}>
          <ReadyChoice grade={schoolClass.grade} onChoose={change} />
          {activities.length === 0 && <p>{words.none}</p>}
          {activities.map((activity, index) => (
            <ActivityFields
              key={activity.key}
              activity={activity}
              number={index + 1}
              grade={schoolClass.grade}
              isFirst={index === 0}
              isLast={index === activities.length - 1}
              onChange={(changed) => change({ activities: activities.with(index, changed) })}
              onMove={(by) => change({ activities: moved(activities, index, by) })}
              onRemove={() => change({ activities: activities.filter(({ key }) => key !== activity.key) })}
            />
          ))}
          {activities.length < MOST_ACTIVITIES && (
            <div>
              <Button
                variant="secondary"
                icon={<Plus size="1.2em" />}
                onPress={() => change({ activities: [...activities, emptyActivity()] })}
              >
                {words.add}
              </Button>
            </div>
          )}
        </Stack>
        <Stack gap={6}>
          <Card title={words.details}>
            <Stack gap={5}>
              <TextField
                label={words.heading}
                name="title"
                maxLength={120}
                value={draft.title}
                onChange={(title) => change({ title })}
                isRequired
              />
              <RadioGroup
                label={words.order}
                options={ORDERS}
                value={draft.orderMode}
                onChange={(orderMode) => change({ orderMode })}
              />
              <TextArea
                label={words.note}
                name="note"
                maxLength={1000}
                value={draft.note}
                onChange={(note) => change({ note })}
                isOptional
              />
            </Stack>
          </Card>
          {activities.length > 0 && !isComplete(draft) && <Alert tone="info">{words.incomplete}</Alert>}
          <Button
            type="submit"
            size="large"
            icon={<Send size="1.2em" />}
            isFullWidth
            isPending={create.isPending && !create.variables.draft}
            isDisabled={!isComplete(draft)}
          >
            {words.send}
          </Button>
          <Button
            variant="secondary"
            isFullWidth
            isPending={create.isPending && create.variables.draft === true}
            isDisabled={!isComplete(draft)}
            onPress={() => send(true)}
          >
            {words.draft}
          </Button>
        </Stack>
      </Grid>
    </Form>
  );
}

interface ReadyChoiceProps {
  grade: number;
  onChoose: (part: Partial<DraftPackage>) => void;
}

/** The ready-made packages of the book, by chapter. */
function ReadyChoice({ grade, onChoose }: ReadyChoiceProps) {
  const { data = [] } = useReadyPackages(grade);
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
          const ready = data.find(({ section }) => String(section) === value);
          setChosen(value);
          if (ready) onChoose(fromReady(ready));
        }}
      />
    </Card>
  );
}
