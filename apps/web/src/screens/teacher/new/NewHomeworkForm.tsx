import { useCreateHomework, useRangeSkills, useReviewSkills } from '@mashq/state/teacher';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Form } from '@mashq/ui/forms/form';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import { Send } from 'lucide-react';
import { navigate } from 'wouter/use-browser-location';
import { newHomework } from '../../../strings/teacher/new-homework.ts';
import { showToast } from '../../../toasts/show-toast.ts';
import { DetailFields } from './DetailFields.tsx';
import { RangeFields } from './RangeFields.tsx';
import { ReviewChoice } from './ReviewChoice.tsx';
import { SkillChoice } from './SkillChoice.tsx';
import { useDebouncedValue } from './use-debounced-value.ts';
import { bodyOf, type DraftClass, rangeOf, useDraftHomework } from './use-draft-homework.ts';

const words = newHomework;

export interface NewHomeworkFormProps {
  classes: readonly DraftClass[];
  /** The class selected at first. */
  first: DraftClass;
  /** The pages filled in at first. */
  pages?: readonly [first: number, last: number] | undefined;
}

/** Form for a new homework. Nothing typed is lost if the server refuses it. */
export function NewHomeworkForm({ classes, first, pages }: NewHomeworkFormProps) {
  const { id, days, draft, change } = useDraftHomework(first, pages);
  const range = useDebouncedValue(rangeOf(draft));
  const skills = useRangeSkills(range);
  const create = useCreateHomework();
  const available = skills.error ? [] : (skills.data ?? []).filter((skill) => skill.available);
  const chosen = available.filter((skill) => !draft.without.has(skill.id)).map((skill) => skill.id);

  const reviews = useReviewSkills(draft.schoolClass.id, chosen.length * (draft.itemsPerSkill ?? 0));
  const due = (reviews.data ?? []).filter((skill) => !chosen.includes(skill.id));
  const reviewSkillIds = draft.isMixed ? due.map((skill) => skill.id) : [];

  const send = (isDraft: boolean) => {
    if (range === null || chosen.length === 0) return;
    create.mutate(bodyOf(id, draft, range, { skillIds: chosen, reviewSkillIds, isDraft }), {
      onSuccess: (homework) => {
        void showToast(isDraft ? words.kept : words.sent(homework.class_title));
        navigate(`/teacher/homework/${homework.id}`);
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
          <Card title={words.range}>
            <Stack gap={5}>
              {classes.length > 1 && (
                <SegmentedControl
                  label={words.class}
                  options={classes.map(({ id: value, title: label }) => ({ value, label }))}
                  value={draft.schoolClass.id}
                  onChange={(value) => {
                    const schoolClass = classes.find((one) => one.id === value);
                    if (schoolClass) change({ schoolClass, without: new Set(), groupIds: [] });
                  }}
                />
              )}
              <RangeFields draft={draft} onChange={change} />
            </Stack>
          </Card>
          <SkillChoice range={range} skills={skills} draft={draft} chosen={chosen} onChange={change} />
          {chosen.length > 0 && due.length > 0 && <ReviewChoice skills={due} draft={draft} onChange={change} />}
        </Stack>
        <Stack gap={6}>
          <DetailFields draft={draft} days={days} onChange={change} />
          <Button
            type="submit"
            size="large"
            icon={<Send size="1.2em" />}
            isFullWidth
            isPending={create.isPending && create.variables.draft !== true}
            isDisabled={rangeOf(draft) !== null && chosen.length === 0}
          >
            {words.send}
          </Button>
          <Button
            variant="secondary"
            isFullWidth
            isPending={create.isPending && create.variables.draft === true}
            isDisabled={range === null || chosen.length === 0}
            onPress={() => send(true)}
          >
            {words.keepDraft}
          </Button>
        </Stack>
      </Grid>
    </Form>
  );
}
