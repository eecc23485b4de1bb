import { SkillReport } from '../report/SkillReport.tsx';

/** One skill of one student's part of a review. */
export function ReviewSkillScreen({ reviewId, ...place }: { reviewId: string; studentId: string; skillId: string }) {
  return <SkillReport work={{ kind: 'review', id: reviewId }} {...place} />;
}
