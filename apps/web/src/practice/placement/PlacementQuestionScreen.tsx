import { useNextPlacement, usePlacement } from '@mashq/state/practice/placement';
import { useQuestion } from '@mashq/state/questions/question';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { QuestionFrame } from '../../questions/student/QuestionFrame.tsx';
import { QuestionSession } from '../../questions/student/QuestionSession.tsx';
import { usePrefetchedParts } from '../../questions/student/use-prefetched-parts.ts';
import { nextWaits, useAskOnline } from '../skill/use-ask-online.ts';
import { placementWords } from '../strings/student-placement.ts';
import { questionPath } from './placement-path.ts';

const words = placementWords;

/** One question of the placement. It can be left at any time; what is not known is passed over. */
export function PlacementQuestionScreen({ questionKey }: { questionKey: string }) {
  const [, navigate] = useLocation();
  const placement = usePlacement();
  const question = useQuestion({ questionId: questionKey });
  const next = useNextPlacement();
  const kind = question.data?.sheet.answer.kind;
  usePrefetchedParts(kind ? [kind] : [], kind);
  /** Of the question in sight: what is answered before it does not change while its verdict is read. */
  const [place, setPlace] = useState<number | null>(null);
  if (place === null && placement.data !== undefined) setPlace(placement.data.answered + 1);
  /** The question that is passed over, also where that waits for the network. */
  const passed = useRef<string>(undefined);
  const ask = () =>
    next.mutate(passed.current, {
      onSuccess: ({ question_id: questionId, answered }) => {
        came();
        setPlace(answered + 1);
        navigate(questionId === null ? '/student/placement' : questionPath(questionId));
      },
      onError: failed,
    });
  const { isWaiting, came, failed } = useAskOnline(ask);
  const goOn = (pass?: string) => {
    passed.current = pass;
    ask();
  };
  return (
    <QuestionFrame
      title={place === null ? words.title : words.place(formatNumber(place))}
      leaveHref="/student/placement"
      leaveLabel={words.leave}
    >
      <QueryBoundary query={question} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(view) => (
          <>
            {isWaiting && (
              <OptionalBoundary>
                <nextWaits.Component isAsking={next.isPending} onAsk={ask} />
              </OptionalBoundary>
            )}
            <QuestionSession
              key={view.question_id}
              view={view}
              onNext={() => goOn()}
              onLater={() => goOn(view.question_id)}
              laterLabel={words.skip}
              onSimilarQuestion={() => goOn()}
            />
          </>
        )}
      </QueryBoundary>
    </QuestionFrame>
  );
}
