import { WorkPrintScreen } from './WorkPrintScreen.tsx';

/** A review on paper. */
export function ReviewPrintScreen({ reviewId }: { reviewId: string }) {
  return <WorkPrintScreen work={{ kind: 'review', id: reviewId }} />;
}
