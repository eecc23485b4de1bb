import { makeId } from '@mashq/state/id';
import { useCreateReview, useProposedGroups } from '@mashq/state/teacher';
import { Button } from '@mashq/ui/actions/button';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Form } from '@mashq/ui/forms/form';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { newReview } from '../../../strings/teacher/reviews.ts';
import { showToast } from '../../../toasts/show-toast.ts';
import { contentOf, dueDays, emptyDraft, isComplete, proposedGroups, type ReviewClass } from './draft-review.ts';
import { ReviewFields } from './ReviewFields.tsx';

const words = newReview;

/** Form for a new review of a class. Nothing typed is lost if the server refuses it. */
export function NewReviewForm({ schoolClass }: { schoolClass: ReviewClass }) {
  // One id per form: sending it twice, for example after a lost reply, creates one review.
  const [id] = useState(makeId);
  const [days] = useState(() => dueDays());
  const [draft, setDraft] = useState(emptyDraft);
  const proposed = useProposedGroups(schoolClass.id);
  const create = useCreateReview();
  const groups = draft.groups ?? proposedGroups(proposed.data ?? []);
  const send = (isDraft: boolean) => {
    if (!isComplete(groups)) return;
    create.mutate(
      { id, classId: schoolClass.id, draft: isDraft, ...contentOf(draft, groups) },
      {
        onSuccess: (review) => {
          void showToast(isDraft ? words.kept : words.sent(review.class_title));
          navigate(`/teacher/review/${review.id}`);
        },
      },
    );
  };
  const actions = (
    <>
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
    </>
  );
  return (
    <Form
      onSubmit={() => send(false)}
      failedTitle={words.failed}
      {...(create.error && { errorMessage: create.error.detail, errors: create.error.fields })}
    >
      <QueryBoundary query={proposed} skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) => (
          <ReviewFields
            schoolClass={schoolClass}
            draft={draft}
            groups={groups}
            intro={<p>{data.length === 0 ? words.noneProposed : words.proposed}</p>}
            days={days}
            onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
            actions={actions}
          />
        )}
      </QueryBoundary>
    </Form>
  );
}
