import type { Grade } from '@mashq/api/contract';
import { useBook } from '@mashq/state/reports/dashboard';
import { useCreateReview, useProposedGroups } from '@mashq/state/work/reviews';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import type { ReactNode } from 'react';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useStoredDraft } from '../../platform/tab-storage/use-stored-draft.ts';
import { NewWorkForm } from '../assigned/NewWorkForm.tsx';
import { newReview } from '../strings/teacher-reviews.ts';
import {
  contentOf,
  type DraftGroup,
  emptyDraft,
  groupOf,
  isComplete,
  proposedGroups,
  type ReviewClass,
} from './draft-review.ts';
import type { AskedReview } from './new-review-path.ts';
import { ReviewFields } from './ReviewFields.tsx';

const words = newReview;
const SKELETON = <Skeleton shape="card" size="huge" />;

export interface NewReviewFormProps {
  schoolClass: ReviewClass;
  /** Students and a skill to start with, in place of the proposed groups. */
  asked?: AskedReview | undefined;
}

/** Form for a new review of a class. */
export function NewReviewForm({ schoolClass, asked }: NewReviewFormProps) {
  return asked === undefined ? (
    <ProposedReview schoolClass={schoolClass} />
  ) : (
    <AskedReviewForm schoolClass={schoolClass} asked={asked} />
  );
}

function ProposedReview({ schoolClass }: { schoolClass: ReviewClass }) {
  const proposed = useProposedGroups(schoolClass.id);
  return (
    <ReviewForm
      schoolClass={schoolClass}
      storageKey={`review.${schoolClass.id}`}
      start={proposedGroups(proposed.data ?? [])}
    >
      {(fields) => (
        <QueryBoundary query={proposed} skeleton={SKELETON}>
          {(data) => fields(data.length === 0 ? words.noneProposed : words.proposed)}
        </QueryBoundary>
      )}
    </ReviewForm>
  );
}

interface AskedReviewProps {
  schoolClass: ReviewClass;
  asked: AskedReview;
}

function AskedReviewForm({ schoolClass, asked: { skillId, studentIds } }: AskedReviewProps) {
  // What a skill builds on may be of an earlier book.
  const book = useBook(gradeOf(skillId) ?? schoolClass.grade);
  const skill = book.data?.chapters
    .flatMap(({ sections }) => sections.flatMap(({ skills }) => skills))
    .find(({ id, available }) => id === skillId && available);
  return (
    <ReviewForm
      schoolClass={schoolClass}
      storageKey={`review.${schoolClass.id}.${skillId}.${studentIds.join('-')}`}
      start={skill === undefined ? [] : [groupOf(skill, studentIds)]}
    >
      {(fields) => (
        <QueryBoundary query={book} skeleton={SKELETON}>
          {() => fields(words.chosen(formatNumber(studentIds.length)))}
        </QueryBoundary>
      )}
    </ReviewForm>
  );
}

/** The grade that the id of a skill names. */
function gradeOf(skillId: string): Grade | undefined {
  const [, grade] = /^g([3-6])-/.exec(skillId) ?? [];
  return grade === undefined ? undefined : (Number(grade) as Grade);
}

interface ReviewFormProps {
  schoolClass: ReviewClass;
  /** What the form is of, in the storage of the tab. */
  storageKey: string;
  /** Its groups until they are changed. */
  start: readonly DraftGroup[];
  /** The fields, with a line of where the groups come from, once they are known. */
  children: (fields: (intro: string) => ReactNode) => ReactNode;
}

function ReviewForm({ schoolClass, storageKey, start, children }: ReviewFormProps) {
  const { id, draft, change, forget } = useStoredDraft(storageKey, emptyDraft);
  const create = useCreateReview();
  const groups = draft.groups ?? start;
  const isReady = isComplete(groups);
  return (
    <NewWorkForm
      create={create}
      bodyOf={(isDraft) =>
        isReady && draft.endDate !== ''
          ? { id, classId: schoolClass.id, draft: isDraft, ...contentOf(draft, groups) }
          : null
      }
      words={words}
      forget={forget}
      home="/teacher/review/"
      isSendDisabled={!isReady}
      isDraftDisabled={!isReady}
    >
      {(actions) =>
        children((intro) => (
          <ReviewFields
            schoolClass={schoolClass}
            draft={draft}
            groups={groups}
            intro={<p>{intro}</p>}
            onChange={change}
            actions={actions}
          />
        ))
      }
    </NewWorkForm>
  );
}
