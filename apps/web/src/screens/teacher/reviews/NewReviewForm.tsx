import type { Grade } from '@mashq/api/contract';
import { useCreateReview, useProposedGroups, useSkillGrid } from '@mashq/state/teacher';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Form } from '@mashq/ui/forms/form';
import { NumberField } from '@mashq/ui/forms/number-field';
import { Select } from '@mashq/ui/forms/select';
import { TextField } from '@mashq/ui/forms/text-field';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import { Plus, Send } from 'lucide-react';
import { navigate } from 'wouter/use-browser-location';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { newReview } from '../../../strings/teacher/reviews.ts';
import { showToast } from '../../../toasts/show-toast.ts';
import { GroupFields } from './GroupFields.tsx';
import {
  bodyOf,
  type DraftGroup,
  emptyGroup,
  isComplete,
  MOST_GROUPS,
  proposedGroups,
  type ReviewClass,
  useDraftReview,
} from './use-draft-review.ts';

const words = newReview;

/** Form for a new review of a class. Nothing typed is lost if the server refuses it. */
export function NewReviewForm({ schoolClass }: { schoolClass: ReviewClass }) {
  const { id, days, draft, change } = useDraftReview();
  const proposed = useProposedGroups(schoolClass.id);
  const grid = useSkillGrid(schoolClass.id, undefined);
  const create = useCreateReview();
  const groups = draft.groups ?? proposedGroups(proposed.data ?? []);
  const send = (isDraft: boolean) => {
    if (!isComplete(groups)) return;
    create.mutate(bodyOf(id, schoolClass, draft, groups, isDraft), {
      onSuccess: (review) => {
        void showToast(isDraft ? words.kept : words.sent(review.class_title));
        navigate(`/teacher/review/${review.id}`);
      },
    });
  };
  return (
    <Form
      onSubmit={() => send(false)}
      failedTitle={words.failed}
      {...(create.error && { errorMessage: create.error.detail, errors: create.error.fields })}
    >
      <Grid columns="mainAside" align="start">
        <Stack gap={6}>
          <QueryBoundary query={proposed} skeleton={<Skeleton shape="card" size="huge" />}>
            {(data) => (
              <Stack gap={6}>
                <p>{data.length === 0 ? words.noneProposed : words.proposed}</p>
                <GroupList
                  groups={groups}
                  grade={schoolClass.grade}
                  students={grid.data?.students ?? []}
                  onChange={(next) => change({ groups: next })}
                />
              </Stack>
            )}
          </QueryBoundary>
        </Stack>
        <Stack gap={6}>
          <Card title={words.details}>
            <Stack gap={5}>
              <Select
                label={words.deadline}
                options={days}
                value={draft.endDate}
                onChange={(endDate) => change({ endDate })}
                isRequired
              />
              <NumberField
                label={words.itemsPerSkill}
                value={draft.itemsPerSkill}
                onChange={(itemsPerSkill) => change({ itemsPerSkill })}
                minValue={1}
                maxValue={10}
                isRequired
              />
              <TextField
                label={words.heading}
                description={words.nameHint}
                maxLength={120}
                value={draft.title}
                onChange={(title) => change({ title })}
                isOptional
              />
            </Stack>
          </Card>
          {groups.length > 0 && !isComplete(groups) && <Alert tone="info">{words.incomplete}</Alert>}
          <Button
            type="submit"
            size="large"
            icon={<Send size="1.2em" />}
            isFullWidth
            isPending={create.isPending && !create.variables.draft}
            isDisabled={!isComplete(groups)}
          >
            {words.send}
          </Button>
          <Button
            variant="secondary"
            isFullWidth
            isPending={create.isPending && create.variables.draft === true}
            isDisabled={!isComplete(groups)}
            onPress={() => send(true)}
          >
            {words.draft}
          </Button>
        </Stack>
      </Grid>
    </Form>
  );
}

interface GroupListProps {
  groups: readonly DraftGroup[];
  grade: Grade;
  students: readonly { student_id: string; name: string }[];
  onChange: (groups: DraftGroup[]) => void;
}

function GroupList({ groups, grade, students, onChange }: GroupListProps) {
  return (
    <>
      {groups.map((group, index) => (
        <GroupFields
          key={group.key}
          group={group}
          grade={grade}
          students={students}
          onChange={(changed) => onChange(groups.with(index, changed))}
          onRemove={() => onChange(groups.filter(({ key }) => key !== group.key))}
        />
      ))}
      {groups.length < MOST_GROUPS && (
        <div>
          <Button
            variant="secondary"
            icon={<Plus size="1.2em" />}
            onPress={() => onChange([...groups, emptyGroup(groups.length + 1)])}
          >
            {words.add}
          </Button>
        </div>
      )}
    </>
  );
}
