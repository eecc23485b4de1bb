import { Link } from '@mashq/ui/actions/link';
import { Section } from '@mashq/ui/layout/section';
import { AssignmentReport } from '../homework/teacher/AssignmentReport.tsx';
import { workLists } from '../homework/teacher/work-lists.ts';
import { teacherReviews } from '../strings/teacher-reviews.ts';
import { GroupsReport } from './GroupsReport.tsx';

/** Report of one review: its groups, then its students and skills as with homework. */
export function ReviewScreen({ reviewId }: { reviewId: string }) {
  const words = teacherReviews.groups;
  return (
    <AssignmentReport work={{ kind: 'review', id: reviewId }} parent={workLists.review}>
      <Section
        title={words.title}
        actions={
          <Link variant="standalone" hasArrow href={`/teacher/review/${reviewId}/question`}>
            {words.questions}
          </Link>
        }
      >
        <GroupsReport reviewId={reviewId} />
      </Section>
    </AssignmentReport>
  );
}
