import { StudentReport } from '../report/StudentReport.tsx';

/** One student's part of a review. */
export function ReviewStudentScreen({ reviewId, studentId }: { reviewId: string; studentId: string }) {
  return <StudentReport work={{ kind: 'review', id: reviewId }} studentId={studentId} />;
}
