import { useCreateReview, useProposedGroups } from '@mashq/state/work/reviews';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { useState } from 'react';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useStoredDraft } from '../../platform/tab-storage/use-stored-draft.ts';
import { NewWorkForm } from '../assigned/NewWorkForm.tsx';
import { newReview } from '../strings/teacher-reviews.ts';
import { contentOf, dueDays, emptyDraft, isComplete, proposedGroups, type ReviewClass } from './draft-review.ts';
import { ReviewFields } from './ReviewFields.tsx';

const words = newReview;

/** Form for a new review of a class. */
export function NewReviewForm({ schoolClass }: { schoolClass: ReviewClass }) {
  const { id, draft, change, forget } = useStoredDraft(`review.${schoolClass.id}`, emptyDraft);
  const [days] = useState(() => dueDays());
  const proposed = useProposedGroups(schoolClass.id);
  const create = useCreateReview();
  const groups = draft.groups ?? proposedGroups(proposed.data ?? []);
  const isReady = isComplete(groups);
  return (
    <NewWorkForm
      create={create}
      bodyOf={(isDraft) =>
        isReady ? { id, classId: schoolClass.id, draft: isDraft, ...contentOf(draft, groups) } : null
      }
      words={words}
      forget={forget}
      home="/teacher/review/"
      isSendDisabled={!isReady}
      isDraftDisabled={!isReady}
    >
      {(actions) => (
        <QueryBoundary query={proposed} skeleton={<Skeleton shape="card" size="huge" />}>
          {(data) => (
            <ReviewFields
              schoolClass={schoolClass}
              draft={draft}
              groups={groups}
              intro={<p>{data.length === 0 ? words.noneProposed : words.proposed}</p>}
              days={days}
              onChange={change}
              actions={actions}
            />
          )}
        </QueryBoundary>
      )}
    </NewWorkForm>
  );
}
