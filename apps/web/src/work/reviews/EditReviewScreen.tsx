import type { AssignedSkill, TeacherAssignment } from '@mashq/api/contract';
import { useReplaceReview, useReviewContent } from '@mashq/state/work/reviews';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { useStoredDraft } from '../../platform/tab-storage/use-stored-draft.ts';
import { EditWorkForm } from '../assigned/EditWorkForm.tsx';
import { UnlessOpened } from '../assigned/UnlessOpened.tsx';
import { workLists } from '../homework/teacher/work-lists.ts';
import { editReview } from '../strings/teacher-edit-assignment.ts';
import { contentOf, draftOf, isComplete } from './draft-review.ts';
import { ReviewFields } from './ReviewFields.tsx';

const words = editReview;

/** Other content for a review that no student has opened yet. */
export function EditReviewScreen({ reviewId }: { reviewId: string }) {
  const content = useReviewContent(reviewId);
  useNameInTitle(content.data?.review.title);
  const crumbs = [
    workLists.review,
    { title: content.data?.review.title || words.review, href: `/teacher/review/${reviewId}` },
    { title: words.title },
  ];
  return (
    <Page title={words.title} subtitle={words.subtitle} breadcrumbs={<Breadcrumbs items={crumbs} />}>
      <QueryBoundary query={content} skeleton={<Skeleton shape="card" size="huge" />}>
        {(found) => (
          <UnlessOpened opened={found.review.opened} home={`/teacher/review/${reviewId}`}>
            <EditReviewForm {...found} />
          </UnlessOpened>
        )}
      </QueryBoundary>
    </Page>
  );
}

interface EditReviewFormProps {
  review: TeacherAssignment;
  skills: readonly AssignedSkill[];
}

function EditReviewForm({ review, skills }: EditReviewFormProps) {
  const { id, version, start_at: startAt, item_mode: itemMode, note } = review;
  const rules = {
    hintsAllowed: review.hints_allowed,
    showAnswers: review.show_answers,
    latePolicy: review.late_policy,
  };
  const stored = useStoredDraft(`edit-review.${id}.${version}`, () => draftOf(review, skills));
  const { draft, change } = stored;
  const replace = useReplaceReview(id);
  const groups = draft.groups ?? [];
  const startDate: { startDate?: string } = Date.parse(startAt) > Date.now() ? { startDate: startAt } : {};
  return (
    <EditWorkForm
      stored={stored}
      replace={replace}
      body={
        isComplete(groups) && draft.endDate !== ''
          ? { version, itemMode, note, ...rules, ...startDate, ...contentOf(draft, groups) }
          : null
      }
      words={words}
      home={`/teacher/review/${id}`}
    >
      {(actions) => (
        <ReviewFields
          schoolClass={{ id: review.class_id, title: review.class_title, grade: review.grade }}
          draft={draft}
          groups={groups}
          from={startDate.startDate ?? null}
          onChange={change}
          actions={actions}
        />
      )}
    </EditWorkForm>
  );
}
