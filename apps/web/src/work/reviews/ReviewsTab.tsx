import type { SchoolClass } from '@mashq/api/contract';
import { ReviewList } from './ReviewList.tsx';

/** The reviews of a class. */
export function ReviewsTab({ schoolClass }: { schoolClass: Pick<SchoolClass, 'id'> }) {
  return <ReviewList classId={schoolClass.id} />;
}
